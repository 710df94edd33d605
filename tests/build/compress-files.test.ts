import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressFiles } from '#src/build/compress-files.ts';
import { temporaryFolder } from '#tests/server/fixtures/temporary-folder.ts';

const long = 'Fees for GST returns. '.repeat(20);

test.each(['svg', 'xml', 'txt', 'ics', 'webmanifest'])(
  'writes both copies of a .%s file, in any folder, and keeps the file',
  async (ending) => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'deep', 'down'), { recursive: true });
    const file = join(folder, 'deep', 'down', `file.${ending}`);
    await writeFile(file, long);
    await compressFiles(folder);
    expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toBe(long);
    expect(gunzipSync(await readFile(`${file}.gz`)).toString()).toBe(long);
    expect(await readFile(file, 'utf8')).toBe(long);
  },
);

test('copies no file below 256 bytes, no picture and no font', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'small.css'), 'x'.repeat(255));
  await writeFile(join(folder, 'large.css'), 'x'.repeat(256));
  for (const name of ['photo.webp', 'text.woff2']) await writeFile(join(folder, name), long);
  await compressFiles(folder);
  expect((await readdir(folder)).toSorted()).toEqual([
    'large.css',
    'large.css.br',
    'large.css.gz',
    'photo.webp',
    'small.css',
    'text.woff2',
  ]);
});
