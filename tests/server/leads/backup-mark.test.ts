import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyLeads } from '#src/server/leads/backup-commands.ts';
import { temporaryFolder } from '#tests/server/fixtures/temporary-folder.ts';
import { temporaryStore } from '#tests/server/fixtures/temporary-store.ts';

test('marks the time of a copy only once it is complete', async () => {
  const folder = await temporaryFolder();
  const file = join(folder, 'leads.db');
  const location = { url: `file:${file}`, file };
  const store = await temporaryStore();
  const failing = { ...store, backup: () => Promise.reject(new Error('the disk is full')) };
  const copy = join(folder, 'copy.db');
  await expect(copyLeads(failing, location, copy)).rejects.toThrow('the disk is full');
  expect(await readdir(folder)).toEqual([]);
  expect(await copyLeads(store, location, copy)).toBe(`Copied the leads to ${copy}.\n`);
  expect((await readdir(folder)).toSorted()).toEqual(['copy.db', 'leads.db.backed-up']);
});
