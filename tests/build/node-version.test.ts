import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

test('Netlify builds with the Node.js version of .nvmrc', async () => {
  const version = (await readFile('.nvmrc', 'utf8')).trim();
  expect(await readFile('netlify.toml', 'utf8')).toContain(`NODE_VERSION = "${version}"\n`);
});
