import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { filesAt } from '#statelab/cli/load-tape.ts';

test('a folder has its tapes in the order of their names, and no other file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tapes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['b.json', 'c.json', 'a.json', 'notes.txt'])
    writeFileSync(join(folder, name), '');
  expect(await filesAt(folder)).toEqual(
    ['a.json', 'b.json', 'c.json'].map((name) => join(folder, name)),
  );
});
