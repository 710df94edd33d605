import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { replaceFolderAtomically } from '#src/build/replace-folder.ts';
import { temporaryFolder } from '#tests/server/fixtures/temporary-folder.ts';

async function write(folder: string, page: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'index.html'), page);
}

const pageIn = (folder: string) => readFile(join(folder, 'index.html'), 'utf8');

test('replaces the old folder only with a complete one', async () => {
  const parent = await temporaryFolder();
  const dist = join(parent, 'dist');
  await replaceFolderAtomically(dist, (fresh) => write(fresh, 'first'));
  await writeFile(join(dist, 'left-over.html'), 'first');
  const pages = await replaceFolderAtomically(dist, async (fresh) => {
    await write(fresh, 'second');
    return [await pageIn(dist), await pageIn(fresh)];
  });
  expect(pages).toEqual(['first', 'second']);
  expect(await pageIn(dist)).toBe('second');
  expect(await readdir(dist)).toEqual(['index.html']);
  expect(await readdir(parent)).toEqual(['dist']);
});

test('keeps only the old folder if making the new one fails', async () => {
  const parent = await temporaryFolder();
  const dist = join(parent, 'dist');
  await write(dist, 'first');
  const failing = replaceFolderAtomically(dist, async (fresh) => {
    await write(fresh, 'half');
    throw new Error('no such city');
  });
  await expect(failing).rejects.toThrow('no such city');
  expect(await pageIn(dist)).toBe('first');
  expect(await readdir(parent)).toEqual(['dist']);
});
