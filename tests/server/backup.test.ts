import { chown, mkdir, stat, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { backUp, backUpInto, copiesIn, obsolete } from '#src/server/keep/backup.ts';
import { openFile } from '#src/server/keep/sqlite-engine.ts';
import { drill, restore } from '#src/server/keep/restore.ts';
import { openLeads } from '#src/server/decide/open-leads.ts';
import { copyLeads } from '#src/server/operate/backup-commands.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';
import { storeIn } from './fixtures/temporary-store.ts';

const minute = 60_000;
const now = new Date('2026-11-21T12:00:00.000Z');

const copyAt = (time: number): string =>
  `leads-${new Date(time).toISOString().replaceAll(/[-:]|\.\d+/g, '')}.db`;

test('keeps all backups of 2 hours, hourly ones for 2 days and daily ones for 30 days', () => {
  // A backup every 5 minutes for 40 days, newest first.
  const copies = Array.from({ length: 40 * 24 * 12 }, (_, index) =>
    copyAt(now.valueOf() - index * 5 * minute),
  );
  const removed = new Set(obsolete(copies, now));
  const kept = copies.filter((name) => !removed.has(name));
  expect(kept.slice(0, 25)).toEqual(copies.slice(0, 25));
  const hourly = kept.filter((name) => name < copyAt(now.valueOf() - 120 * minute));
  expect(hourly.filter((name) => name >= 'leads-20261120')).toHaveLength(34);
  // 24 backups of 2 hours, then 47 hours and 29 days.
  expect(kept).toHaveLength(100);
  expect(kept.at(-1)).toBe('leads-20261022T235500Z.db');
  expect(obsolete(kept, now)).toEqual([]);
});

test('keeps the only backup, however old', () => {
  expect(obsolete(['leads-20200101T000000Z.db'], now)).toEqual([]);
});

async function storeWith(...people: readonly string[]) {
  const folder = await temporaryFolder();
  const store = await storeIn(folder);
  for (const email of people) {
    const lead = { form: 'quote', idempotencyKey: undefined, receivedAt: now, values: { email } };
    await store.save(lead);
  }
  return { folder, store, copies: join(folder, 'copies') };
}

test('repeats a deletion recorded in a later backup', async () => {
  const { folder, store, copies } = await storeWith('aroha@example.co.nz', 'mere@example.co.nz');
  const first = await backUpInto(store, copies, now);
  await store.remove({ email: 'aroha@example.co.nz' });
  const second = await backUpInto(store, copies, new Date(now.valueOf() + 5 * minute));
  expect(await drill(copies, join(folder, 'data', 'leads.db'))).toMatchObject({ backup: second });
  // Half a backup, and a file that is not a backup.
  await writeFile(join(copies, 'leads-20261121T121000Z.db'), 'a letter');
  await writeFile(join(copies, 'leads-20261121T121500Z.db.part'), '');
  const file = join(folder, 'restored', 'leads.db');
  expect(await restore(first, file)).toEqual({ backup: first, leads: 1, deleted: 1, newest: now });
  const restored = await openLeads({ url: `file:${file}`, file });
  expect((await restored.list()).map(({ values }) => values['email'])).toEqual([
    'mere@example.co.nz',
  ]);
  await restored.close();
});

test('removes a partial backup left by a stopped program, and names its own once it is whole', async () => {
  const { store, copies } = await storeWith('aroha@example.co.nz');
  await backUpInto(store, copies, now);
  await writeFile(join(copies, 'leads-20261121T120500Z.db.part'), 'half a copy');
  const backup = async (file: string) => {
    expect(await copiesIn(copies)).toHaveLength(1);
    await store.backup(file);
  };
  await backUpInto({ backup }, copies, new Date(now.valueOf() + 10 * minute));
  expect((await readdir(copies)).toSorted()).toEqual([
    'leads-20261121T120000Z.db',
    'leads-20261121T121000Z.db',
  ]);
});

test('a drill fails with a sentence for a backup that cannot be restored', async () => {
  const { folder, store } = await storeWith();
  const database = join(folder, 'data', 'leads.db');
  await writeFile(join(folder, 'letter.db'), 'a letter and not a database\n'.repeat(300));
  await expect(drill(join(folder, 'letter.db'), database)).rejects.toThrow(
    'the file is damaged or is not a database',
  );
  await expect(drill(folder, database)).rejects.toThrow(`there is no copy in ${folder}`);
  await backUp(store, join(folder, 'whole.db'));
  expect(await drill(join(folder, 'whole.db'), database)).toMatchObject({ leads: 0, newest: null });
  expect((await readdir(folder)).toSorted()).toEqual(['data', 'letter.db', 'whole.db']);
  expect((await readdir(join(folder, 'data'))).filter((name) => name.startsWith('.'))).toEqual([]);
});

test.each([
  ['lead', 'new'],
  ['filled honeypot', 'spam'],
])('a drill reads every %s of a backup', async (_, status) => {
  const { folder, store } = await storeWith('aroha@example.co.nz', 'mere@example.co.nz');
  const backup = await backUp(store, join(folder, 'whole.db'));
  const engine = await openFile(backup);
  for (const sql of [
    `UPDATE leads SET fields = '{', status = '${status}' WHERE id = 2`,
    'PRAGMA wal_checkpoint(TRUNCATE)',
  ])
    await engine.run(sql);
  await engine.close();
  await expect(drill(backup, join(folder, 'data', 'leads.db'))).rejects.toThrow('JSON');
});

test.each(['', '-wal', '-shm'])('restores nothing while a leads.db%s exists', async (ending) => {
  const { folder, store, copies } = await storeWith('aroha@example.co.nz');
  const copy = await backUpInto(store, copies, now);
  const taken = join(folder, `leads.db${ending}`);
  await writeFile(taken, 'of another database');
  await expect(restore(copy, join(folder, 'leads.db'))).rejects.toThrow(`${taken} exists`);
  expect(await readFile(taken, 'utf8')).toBe('of another database');
});

test('keeps no copy that is damaged', async () => {
  const { store, copies } = await storeWith('aroha@example.co.nz');
  const damaged = {
    backup: async (file: string) => {
      await store.backup(file);
      const bytes = await readFile(file);
      await writeFile(file, bytes.fill(7, 4096, 12_288));
    },
  };
  await expect(backUpInto(damaged, copies, now)).rejects.toThrow('PRAGMA quick_check found');
  expect(await readdir(copies)).toEqual([]);
});

// Only root may give a file away.
test.runIf(process.getuid?.() === 0)('restores for the user whose folder it is', async () => {
  const { folder, store, copies } = await storeWith('aroha@example.co.nz');
  const copy = await backUpInto(store, copies, now);
  const state = join(folder, 'state');
  await mkdir(state);
  await chown(state, 1234, 1235);
  await restore(copy, join(state, 'leads.db'));
  expect(await stat(join(state, 'leads.db'))).toMatchObject({ uid: 1234, gid: 1235 });
});

test('marks the time of a copy only once it is complete', async () => {
  const { folder, store } = await storeWith();
  const file = join(folder, 'other.db');
  const location = { url: `file:${file}`, file };
  const failing = { backup: () => Promise.reject(new Error('the disk is full')) };
  const copy = join(folder, 'copy.db');
  await expect(copyLeads(failing, location, copy)).rejects.toThrow('the disk is full');
  expect(await readdir(folder)).toEqual(['data']);
  expect(await copyLeads(store, location, copy)).toBe(`Copied the leads to ${copy}.\n`);
  expect((await readdir(folder)).toSorted()).toEqual(['copy.db', 'data', 'other.db.backed-up']);
});
