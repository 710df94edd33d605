import { cp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { NewLead } from '#src/server/store/save-leads.ts';
import { retryWhileBusy } from '#src/server/store/retry-while-busy.ts';
import { sqliteEngine, type Connection } from '#src/server/store/sqlite-engine.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';
import { storeIn } from './fixtures/temporary-store.ts';

const newLead = (idempotencyKey: string): NewLead => ({
  form: 'quote',
  idempotencyKey,
  receivedAt: new Date('2026-11-21T00:00:00.000Z'),
  values: { firstName: 'Aroha' },
});

async function storeAndFile() {
  const folder = await temporaryFolder();
  return { store: await storeIn(folder), file: join(folder, 'data', 'leads.db') };
}

test('a write waits for another process’s lock without blocking the program', async () => {
  const { store, file } = await storeAndFile();
  const other = createClient({ url: `file:${file}` });
  onTestFinished(() => other.close());
  const holding = await other.transaction('write');
  const order: string[] = [];
  const saving = store.save(newLead('a1b2')).then(() => order.push('saved'));
  // A blocked program would not get through a turn of the loop.
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  order.push('released');
  await holding.rollback();
  await saving;
  expect(order).toEqual(['released', 'saved']);
  expect(await store.list()).toHaveLength(1);
});

test('a write that waits when the store closes does not reopen it', async () => {
  const { store, file } = await storeAndFile();
  const other = createClient({ url: `file:${file}` });
  onTestFinished(() => other.close());
  const holding = await other.transaction('write');
  const saving = store.save(newLead('a1b2')).catch(String);
  await store.close();
  await holding.rollback();
  expect(await saving).toBe('Error: the lead store is closed');
});

test('closes a connection that opens only after the store has closed', async () => {
  const folder = await temporaryFolder();
  const connectionTo = (name: string): Connection => ({
    client: createClient({ url: `file:${join(folder, name)}` }),
    check: async () => {},
  });
  let open = (_: Connection): void => {};
  const connect = vi.fn<() => Promise<Connection>>(() => new Promise((opened) => (open = opened)));
  const engine = sqliteEngine(connectionTo('first.db'), connect, async () => {});
  // What fails costs the engine its connection.
  await expect(engine.run('SELECT nothing')).rejects.toThrow('nothing');
  const reading = engine.run('SELECT 1').catch(String);
  await vi.waitFor(() => expect(connect).toHaveBeenCalledOnce());
  await engine.close();
  const late = connectionTo('late.db');
  open(late);
  expect(await reading).toBe('Error: the lead store is closed');
  expect(late.client.closed).toBe(true);
});

test('checkpoints the log half a second after a lead', async () => {
  const { store, file } = await storeAndFile();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await store.save(newLead('a1b2'));
  await store.save(newLead('c3d4'));
  const copy = `${file}.copy`;
  // A copy of the file alone has what remains without the log.
  const leadsWithoutLog = async () => {
    await cp(file, copy);
    const client = createClient({ url: `file:${copy}` });
    const found = await client.execute('SELECT count(*) FROM leads').catch(() => undefined);
    client.close();
    return found?.rows[0]?.[0];
  };
  vi.advanceTimersByTime(499);
  expect(await leadsWithoutLog()).not.toBe(2);
  vi.advanceTimersByTime(1);
  // A poll would advance the fake clock.
  vi.useRealTimers();
  await expect.poll(leadsWithoutLog).toBe(2);
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

test.each([
  ['moved away', (file: string) => rename(file, `${file}.away`)],
  ['deleted', (file: string) => rm(file)],
])('rejects a lead when the file was %s under the store', async (_, act) => {
  const { store, file } = await storeAndFile();
  await store.save(newLead('a1b2'));
  await act(file);
  await expect(store.save(newLead('c3d4'))).rejects.toThrow(
    'the database file was moved or replaced; start the server again',
  );
});

test.each([['-wal'], ['-shm'], ['-wal', '-shm']])(
  'rejects leads after %s %s is deleted, and loses none it accepted',
  async (...endings) => {
    const folder = await temporaryFolder();
    const file = join(folder, 'data', 'leads.db');
    const store = await storeIn(folder);
    await store.save(newLead('a1b2'));
    for (const ending of endings) await rm(`${file}${ending}`);
    await expect(store.save(newLead('c3d4'))).rejects.toThrow(
      'a file beside the database was deleted or replaced; start the server again',
    );
    // A kill would leave what is on the disk now.
    const left = join(folder, 'left');
    await cp(join(folder, 'data'), join(left, 'data'), { recursive: true });
    expect(await (await storeIn(left)).list()).toHaveLength(1);
  },
);

test('stores a group beside a lead that is already stored', async () => {
  const { store } = await storeAndFile();
  await store.save(newLead('a1b2'));
  await Promise.all(['a1b2', 'c3d4', 'c3d4', 'e5f6'].map((key) => store.save(newLead(key))));
  expect(await store.list()).toHaveLength(3);
});
