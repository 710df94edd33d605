import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serveSiteCopy } from '#lab/build/site-copy.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-copy-'));
  vi.spyOn(console, 'log').mockReturnValue(undefined);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

const open = (build: () => Promise<unknown>) =>
  serveSiteCopy(folder, { file: join(folder, 'index.html'), sources: [folder] }, build);
const home = () => new Request('http://localhost/');

test('says that it is being built until it is there', async () => {
  let finish = (): void => undefined;
  const site = open(async () => {
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    await writeFile(join(folder, 'index.html'), 'The copy');
  });
  const early = await site.fetch(home());
  expect(early.status).toBe(503);
  expect(await early.text()).toContain('The copy of the site is being built');
  finish();
  await expect.poll(async () => (await site.fetch(home())).text()).toBe('The copy');
});
