import { chmod, mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { expect, onTestFinished, test } from 'vitest';
import { openLeads } from '#src/server/decide/open-leads.ts';
import { retryWhileBusy } from '#src/server/keep/retry-while-busy.ts';
import { openDatabase } from '#src/server/keep/sqlite-file.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';
import { storeIn } from './fixtures/temporary-store.ts';

const newLead = {
  form: 'quote',
  idempotencyKey: undefined,
  receivedAt: new Date('2026-11-21T00:00:00.000Z'),
  values: { firstName: 'Aroha' },
};

test('its files are for their owner alone, also if they were readable by others', async () => {
  const folder = await temporaryFolder();
  const fresh = await storeIn(folder);
  await fresh.save(newLead);
  const earlier = await temporaryFolder();
  await mkdir(join(earlier, 'data'), { mode: 0o700 });
  await writeFile(join(earlier, 'data', 'leads.db'), '');
  await chmod(join(earlier, 'data', 'leads.db'), 0o644);
  await (await storeIn(earlier)).save(newLead);
  for (const each of [folder, earlier]) {
    const modes = ['', 'leads.db', 'leads.db-wal', 'leads.db-shm'].map(async (name) =>
      ((await stat(join(each, 'data', name))).mode & 0o777).toString(8),
    );
    expect(await Promise.all(modes)).toEqual(['700', '600', '600', '600']);
  }
});

test('uses a write-ahead log, syncs before a response, and overwrites deleted data', async () => {
  const client = await openDatabase(join(await temporaryFolder(), 'leads.db'));
  onTestFinished(() => client.close());
  const pragma = async (name: string) => (await client.execute(`PRAGMA ${name}`)).rows[0]?.[0];
  expect(await Promise.all(['journal_mode', 'synchronous', 'secure_delete'].map(pragma))).toEqual([
    'wal',
    2,
    1,
  ]);
});

test('is named in the error if it is not a database', async () => {
  const file = join(await temporaryFolder(), 'leads.db');
  await writeFile(file, 'this is a letter and not a database\n'.repeat(200));
  await expect(openLeads({ url: `file:${file}`, file })).rejects.toThrow(
    `The lead store at file:${file} cannot be opened: the file is damaged or is not a database; move it`,
  );
});

/** A store whose file another process has locked. */
async function lockedStore() {
  const folder = await temporaryFolder();
  const store = await storeIn(folder);
  const other = createClient({ url: `file:${join(folder, 'data', 'leads.db')}` });
  onTestFinished(() => other.close());
  return { store, holding: await other.transaction('write') };
}

test('a write waits for another process’s lock without blocking the program', async () => {
  const { store, holding } = await lockedStore();
  const order: string[] = [];
  const saving = store.save(newLead).then(() => order.push('saved'));
  // A blocked program would not get through a turn of the loop.
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  order.push('released');
  await holding.rollback();
  await saving;
  expect(order).toEqual(['released', 'saved']);
  expect(await store.list()).toHaveLength(1);
});

test('a write that waits when the store closes does not reopen it', async () => {
  const { store, holding } = await lockedStore();
  const saving = store.save(newLead).catch(String);
  await store.close();
  await holding.rollback();
  expect(await saving).toBe('Error: the lead store is closed');
});

test('does not retry other errors', async () => {
  let tries = 0;
  const broken = retryWhileBusy(() => {
    tries += 1;
    return Promise.reject(Object.assign(new Error('full'), { code: 'SQLITE_FULL' }));
  });
  await expect(broken).rejects.toThrow('full');
  expect(tries).toBe(1);
});
