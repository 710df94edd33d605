import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesAt } from '#statelab/cli/load-tape.ts';
import { tempFolder } from '#statelab/tests/temp-folder.ts';

test('a folder has its tapes in the order of their names, and no other file', async () => {
  const folder = tempFolder();
  for (const name of ['b.json', 'c.json', 'a.json', 'notes.txt'])
    writeFileSync(join(folder, name), '');
  expect(await filesAt(folder)).toEqual(
    ['a.json', 'b.json', 'c.json'].map((name) => join(folder, name)),
  );
});
