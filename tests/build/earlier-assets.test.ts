import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { earlierAssets, keepEarlierAssets } from '#src/build/assets/earlier-assets.ts';
import { replaceFolderAtomically } from '#src/build/replace-folder.ts';
import { temporaryFolder } from '#tests/server/fixtures/temporary-folder.ts';

let dist = '';

beforeEach(async () => {
  dist = join(await temporaryFolder(), 'dist');
});

/** A build of these assets on a day. */
const build = (day: string, assets: Readonly<Record<string, string | Buffer>>) =>
  replaceFolderAtomically(dist, async (fresh) => {
    await mkdir(join(fresh, 'assets'), { recursive: true });
    for (const [name, content] of Object.entries(assets)) {
      await writeFile(join(fresh, 'assets', name), content);
    }
    await keepEarlierAssets(dist, fresh, new Date(`${day}T00:00:00Z`));
  });

const assets = async () => (await readdir(join(dist, 'assets'))).toSorted();

test('keeps an asset for 30 days after the last build that has it', async () => {
  await build('2026-01-01', { 'site-1.js': '1', 'font.woff2': 'f' });
  await build('2026-03-01', { 'site-2.js': '2', 'font.woff2': 'f' });
  expect(await assets()).toEqual(['font.woff2', 'site-1.js', 'site-2.js']);
  expect(await earlierAssets(dist)).toEqual({ 'site-1.js': '2026-03-01T00:00:00.000Z' });
  expect(await readFile(join(dist, 'assets/site-1.js'), 'utf8')).toBe('1');
  await build('2026-03-30', { 'site-3.js': '3', 'font.woff2': 'f' });
  expect(await assets()).toEqual(['font.woff2', 'site-1.js', 'site-2.js', 'site-3.js']);
  await build('2026-03-31', { 'site-3.js': '3', 'font.woff2': 'f' });
  expect(await assets()).toEqual(['font.woff2', 'site-2.js', 'site-3.js']);
});

test('counts a reused asset as the build’s own again', async () => {
  await build('2026-03-01', { 'site-1.js': '1' });
  await build('2026-03-02', { 'site-2.js': '2' });
  await build('2026-03-03', { 'site-1.js': '1' });
  expect(await earlierAssets(dist)).toEqual({ 'site-2.js': '2026-03-03T00:00:00.000Z' });
});

test('keeps the newest assets up to 32 MB', async () => {
  const large = Buffer.alloc(20 * 1024 * 1024);
  await build('2026-03-01', { 'site-1.js': large });
  await build('2026-03-02', { 'site-2.js': large });
  await build('2026-03-03', { 'site-3.js': '3' });
  expect(await assets()).toEqual(['site-2.js', 'site-3.js']);
  expect(Object.keys(await earlierAssets(dist))).toEqual(['site-2.js']);
});

test('treats a damaged record as empty', async () => {
  await build('2026-03-01', { 'site-1.js': '1' });
  await writeFile(join(dist, '.earlier-assets.json'), '{"site-1.js":');
  await build('2026-03-02', { 'site-2.js': '2' });
  expect(await assets()).toEqual(['site-1.js', 'site-2.js']);
});
