import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { describe, expect, test, vi } from 'vitest';
import type { NewLead } from '#src/server/store/save-leads.ts';
import { openDatabase } from '#src/server/store/database.ts';
import { openFile } from '#src/server/store/open-file.ts';
import { openLeadStore } from '#src/server/store/open-lead-store.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';
import { storeIn } from './fixtures/temporary-store.ts';

const received = (receivedAt: string, changes: Partial<NewLead> = {}): NewLead => ({
  form: 'quote',
  idempotencyKey: undefined,
  receivedAt: new Date(receivedAt),
  values: { firstName: 'Aroha' },
  ...changes,
});

const modeOf = async (path: string): Promise<string> =>
  ((await stat(path)).mode & 0o777).toString(8);

describe('a lead store in a file', () => {
  test('leaves nothing of a purged lead in its files', async () => {
    const folder = await temporaryFolder();
    const store = await storeIn(folder);
    await store.save(received('2026-11-21T00:00:00.000Z', { values: { firstName: 'Wilhelmina' } }));
    const contents = async () => {
      const files = ['leads.db', 'leads.db-wal'].map((name) =>
        readFile(join(folder, 'data', name)),
      );
      return Buffer.concat(await Promise.all(files));
    };
    expect((await contents()).includes('Wilhelmina')).toBe(true);
    await store.remove({ before: new Date('2026-11-22T00:00:00Z') });
    expect((await contents()).includes('Wilhelmina')).toBe(false);
  });

  test('folds each lead into the database itself, because its log may be lost', async () => {
    const folder = await temporaryFolder();
    const store = await storeIn(folder);
    for (const firstName of ['Wilhelmina', 'Persephone']) {
      await store.save(received('2026-11-21T00:00:00.000Z', { values: { firstName } }));
      await expect
        .poll(async () => (await readFile(join(folder, 'data', 'leads.db'))).includes(firstName))
        .toBe(true);
    }
  });

  test('shows one process what another saves', async () => {
    const folder = await temporaryFolder();
    const one = await storeIn(folder);
    const other = await storeIn(folder);
    await Promise.all([
      one.save(received('2026-11-21T00:00:00.000Z')),
      other.save(received('2026-11-21T00:00:01.000Z')),
    ]);
    expect(await one.list()).toEqual(await other.list());
    expect(await one.list()).toHaveLength(2);
  });
});

describe('the database files', () => {
  test('are for their owner alone', async () => {
    const folder = await temporaryFolder();
    const store = await storeIn(folder);
    await store.save(received('2026-11-21T00:00:00.000Z'));
    const data = join(folder, 'data');
    const modes = ['', 'leads.db', 'leads.db-wal', 'leads.db-shm'].map((name) =>
      modeOf(join(data, name)),
    );
    expect(await Promise.all(modes)).toEqual(['700', '600', '600', '600']);
  });

  test('become private if they were readable by others', async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'data'));
    const file = join(folder, 'data', 'leads.db');
    await writeFile(file, '');
    await chmod(file, 0o644);
    const store = await storeIn(folder);
    await store.save(received('2026-11-21T00:00:00.000Z'));
    expect(await Promise.all([file, `${file}-wal`].map(modeOf))).toEqual(['600', '600']);
  });

  test('use a write-ahead log, sync before a response, and overwrite deleted data', async () => {
    const file = join(await temporaryFolder(), 'leads.db');
    const client = await openDatabase(file);
    const pragma = async (name: string) =>
      Number((await client.execute(`PRAGMA ${name}`)).rows[0]?.[0]);
    expect((await client.execute('PRAGMA journal_mode')).rows[0]?.[0]).toBe('wal');
    expect(await pragma('synchronous')).toBe(2);
    expect(await pragma('secure_delete')).toBe(1);
    client.close();
  });

  test('are named in the error if they are not a database', async () => {
    const file = join(await temporaryFolder(), 'leads.db');
    await writeFile(file, 'this is a letter and not a database\n'.repeat(200));
    await expect(openLeadStore({ url: `file:${file}`, file })).rejects.toThrow(
      `The lead store at file:${file} cannot be opened: `,
    );
  });

  test('are closed again if they are not a database or cannot be read', async () => {
    const clients = createClient({ url: ':memory:' });
    clients.close();
    const closed = vi.spyOn(Object.getPrototypeOf(clients), 'close');
    const file = join(await temporaryFolder(), 'leads.db');
    await writeFile(file, 'this is a letter and not a database\n'.repeat(200));
    await expect(openFile(file)).rejects.toThrow('the file is damaged or is not a database');
    expect(closed).toHaveBeenCalledTimes(1);

    await writeFile(file, '');
    // Only what it reads after its settings fails.
    vi.spyOn(Object.getPrototypeOf(clients), 'execute').mockImplementation(async (sql) => {
      if (sql === 'SELECT count(*) FROM sqlite_master') throw new Error('no such file');
      return { rows: [{ quick_check: 'ok' }] };
    });
    await expect(openFile(file)).rejects.toThrow('no such file');
    expect(closed).toHaveBeenCalledTimes(2);
  });
});
