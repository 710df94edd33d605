import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compressFiles } from '#src/build/compress-files.ts';
import { temporaryFolder } from '#tests/server/fixtures/temporary-folder.ts';

const long = 'Fees for GST returns. '.repeat(20);

test('copies no file below 256 bytes, no picture and no font', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'small.txt'), 'x'.repeat(255));
  await writeFile(join(folder, 'large.txt'), 'x'.repeat(256));
  for (const name of ['photo.webp', 'text.woff2']) await writeFile(join(folder, name), long);
  await compressFiles(folder);
  expect((await readdir(folder)).toSorted()).toEqual([
    'large.txt',
    'large.txt.br',
    'large.txt.gz',
    'photo.webp',
    'small.txt',
    'text.woff2',
  ]);
});
