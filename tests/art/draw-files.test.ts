import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { drawFiles } from '#art/draw-files.ts';

/** Works in a folder that has a drawing. Returns how to read what is there. */
async function inFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'waymark-art-'));
  const before = process.cwd();
  process.chdir(folder);
  onTestFinished(async () => {
    process.chdir(before);
    await rm(folder, { recursive: true });
  });
  vi.spyOn(console, 'log').mockImplementation(() => {});
  await mkdir('content/public/drawings', { recursive: true });
  await writeFile('content/public/drawings/hill.svg', 'a hill');
  return (name: string) =>
    readFile(`content/public/drawings/${name}.svg`, 'utf8').catch(() => 'none');
}

const lake = { file: 'drawings/lake.svg', draw: () => 'a lake' };

test('drawing everything deletes what nothing draws any more', async () => {
  const read = await inFolder();
  await drawFiles([], [lake]);
  expect([await read('hill'), await read('lake')]).toEqual(['none', 'a lake']);
});

test('drawing one file leaves the others', async () => {
  const read = await inFolder();
  await drawFiles(['lake'], [lake]);
  expect([await read('hill'), await read('lake')]).toEqual(['a hill', 'a lake']);
});

test('a drawing that fails changes nothing', async () => {
  const read = await inFolder();
  const draw = () => Promise.reject(new Error('The pencil broke.'));
  const broken = { file: 'drawings/pencil.svg', draw };
  await expect(drawFiles([], [lake, broken])).rejects.toThrow('The pencil broke.');
  expect([await read('hill'), await read('lake')]).toEqual(['a hill', 'none']);
});
