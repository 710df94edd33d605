import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { NewLead } from '#src/server/store/save-leads.ts';
import { openDatabase } from '#src/server/store/database.ts';
import { openLeadStore } from '#src/server/store/open-lead-store.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';
import { storeIn, temporaryStore } from './fixtures/temporary-store.ts';

const received = (receivedAt: string, changes: Partial<NewLead> = {}): NewLead => ({
  form: 'quote',
  idempotencyKey: undefined,
  receivedAt: new Date(receivedAt),
  values: { firstName: 'Aroha' },
  ...changes,
});

const modeOf = async (path: string): Promise<string> =>
  ((await stat(path)).mode & 0o777).toString(8);

describe('the lead store', () => {
  test('stores any form, with text and lists, in the order of its fields', async () => {
    const store = await temporaryStore();
    const values = {
      zebra: '=1+1',
      services: ['b', 'a'],
      empty: '',
      none: [],
      text: "Nguyễn-O'Brien 👩‍💻\r\n\t\u001b\0",
    };
    await store.save(received('2026-11-21T00:00:00.000Z', { form: 'contact', values }));
    const [stored] = await store.list();
    expect(stored).toEqual({
      id: 1,
      reference: '',
      form: 'contact',
      receivedAt: '2026-11-21T00:00:00.000Z',
      status: 'new',
      told: 'none',
      values,
    });
    expect(Object.keys(stored?.values ?? {})).toEqual([
      'zebra',
      'services',
      'empty',
      'none',
      'text',
    ]);
  });

  test('stores the first lead with a key, within its form', async () => {
    const store = await temporaryStore();
    const idempotencyKey = 'a1b2';
    await store.save(received('2026-11-21T00:00:00.000Z', { idempotencyKey }));
    await store.save(received('2026-11-22T00:00:00.000Z', { idempotencyKey }));
    await store.save(received('2026-11-23T00:00:00.000Z', { idempotencyKey, form: 'contact' }));
    expect((await store.list()).map(({ form, receivedAt }) => [form, receivedAt])).toEqual([
      ['quote', '2026-11-21T00:00:00.000Z'],
      ['contact', '2026-11-23T00:00:00.000Z'],
    ]);
  });

  test('lists leads from a given time, oldest first', async () => {
    const store = await temporaryStore();
    await store.save(received('2026-11-22T00:00:00.000Z'));
    await store.save(received('2026-11-21T23:59:59.999Z'));
    await store.save(received('2026-11-20T00:00:00.000Z'));
    expect((await store.list()).map(({ id }) => id)).toEqual([3, 2, 1]);
    const since = new Date('2026-11-22T00:00:00Z');
    expect((await store.list({ since })).map(({ id }) => id)).toEqual([1]);
  });

  test('purges leads received before a given time, and reuses no number', async () => {
    const store = await temporaryStore();
    await store.save(received('2026-11-21T23:59:59.999Z'));
    await store.save(received('2026-11-22T00:00:00.000Z'));
    const before = new Date('2026-11-22T00:00:00Z');
    expect((await store.count({ before })).leads).toBe(1);
    expect(await store.remove({ before })).toBe(1);
    expect((await store.count({ before })).leads).toBe(0);
    expect((await store.list()).map(({ id }) => id)).toEqual([2]);
    expect(await store.remove({ before: new Date('2027-01-01T00:00:00Z') })).toBe(1);
    await store.save(received('2026-11-23T00:00:00.000Z'));
    expect((await store.list()).map(({ id }) => id)).toEqual([3]);
  });

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
    const client = await openDatabase({ url: `file:${file}`, file, authToken: undefined });
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
    await expect(
      openLeadStore({ url: `file:${file}`, file, authToken: undefined }),
    ).rejects.toThrow(`The lead store at file:${file} cannot be opened: `);
  });
});
