import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '#src/server/store/database.ts';
import { openLeadStore } from '#src/server/store/open-lead-store.ts';
import type { NewLead } from '#src/server/store/save-leads.ts';
import { drawFrom, type Draw } from '#tests/draw.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';
import { storeIn } from './fixtures/temporary-store.ts';

/** The number of random databases. Without VACUUM the last of these is the first to fail. More: DATABASES=1000. */
const databases = Number(process.env['DATABASES'] ?? 12);

/** Occurs in every text of a person, and in no other. */
const mark = (person: number): string => `(person ${person})`;

function leadOf(person: number, number: number, draw: Draw): NewLead {
  // Some texts exceed a database page of 4 KiB.
  const message = `${mark(person)} ${'kia ora '.repeat(draw.below(draw.one([2, 50, 1500])))}`;
  return {
    form: draw.one(['quote', 'contact']),
    idempotencyKey: draw.chance(0.8) ? `${mark(person)}-${number}` : undefined,
    fingerprint: `${mark(person)}-${draw.below(1e9)}`,
    receivedAt: new Date(Date.UTC(2026, 0, 1 + draw.below(300))),
    values: { email: `${mark(person)}@example.co.nz`, message, services: [message, mark(person)] },
  };
}

const bytesIn = async (folder: string): Promise<Buffer> =>
  Buffer.concat(
    await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name)))),
  );

/**
 * Fills a database with people’s leads and deletes some people. Returns who remains in its files
 * and rows.
 */
async function deleteSome(file: string, draw: Draw) {
  const store = await openLeadStore({ url: `file:${file}`, file }, () => [
    { channel: 'webhook', recipient: '' },
    { channel: 'confirmation', recipient: '' },
  ]);
  const people = Array.from({ length: 2 + draw.below(draw.one([12, 100])) }, (_, person) => person);
  const leads = people.flatMap((person) =>
    Array.from({ length: 1 + draw.below(6) }, (_, number) => leadOf(person, number, draw)),
  );
  // In random order, so that each person’s rows are between those of others.
  const shuffled = leads
    .map((lead) => ({ lead, at: draw.below(1e9) }))
    .toSorted((a, b) => a.at - b.at);
  // At once: the store writes many in a group, and syncs the disk once for each group.
  await Promise.all(shuffled.map(({ lead }) => store.save(lead)));
  // Each lead goes to a recipient whose name identifies the person.
  for (const { id, values } of await store.list()) {
    if (draw.chance(0.5)) {
      await store.lives.send(id, {
        type: 'LEAD.ASSIGN',
        at: new Date().toISOString(),
        by: String(values['email']),
        firm: String(values['message']),
      });
    }
  }
  const gone = people.filter((person) => person === 0 || draw.below(people.length) < 8);
  for (const person of gone) await store.remove({ email: `${mark(person)}@EXAMPLE.co.nz` });
  const bytes = await bytesIn(join(file, '..'));
  const rows = await store.list();
  await store.close();
  const others = people.filter((person) => !gone.includes(person));
  return {
    inFiles: people.filter((person) => bytes.includes(mark(person))),
    others,
    rows: rows.length,
    kept: leads.filter(({ values }) =>
      others.some((person) => values['email'] === `${mark(person)}@example.co.nz`),
    ).length,
  };
}

test(
  'purging a person leaves no byte of them in the database files, and keeps everybody else',
  async () => {
    const draw = drawFrom('deleted means gone');
    for (let database = 0; database < databases; database += 1) {
      const folder = await temporaryFolder();
      const file = join(folder, 'data/leads.db');
      const { inFiles, others, rows, kept } = await deleteSome(file, draw);
      expect({ database, inFiles, rows }).toEqual({ database, inFiles: others, rows: kept });
      await rm(folder, { recursive: true });
    }
  },
  databases * 20_000,
);

test('DELETE overwrites a lead, even if the program is killed before VACUUM', async () => {
  const folder = await temporaryFolder();
  const file = join(folder, 'data', 'leads.db');
  const store = await storeIn(folder);
  await store.save(leadOf(7, 1, drawFrom('killed')));
  await store.close();
  const isThere = async () => (await bytesIn(join(file, '..'))).includes(mark(7));
  expect(await isThere()).toBe(true);
  const client = await openDatabase(file);
  await client.execute('DELETE FROM leads');
  await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  client.close();
  expect(await isThere()).toBe(false);
});
