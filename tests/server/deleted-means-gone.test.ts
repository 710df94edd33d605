import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openLeads } from '#src/server/decide/open-leads.ts';
import type { NewLead } from '#src/server/decide/save-lead.ts';
import { drawFrom, type Draw } from '#tests/draw.ts';
import { listedFirm } from './fixtures/firms.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';

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

/** In every lead, until it is corrected. */
const replaced = '(replaced)';

/**
 * Fills a database with people’s leads, corrects them and deletes some people. Returns who remains in its
 * files and rows.
 */
async function deleteSome(file: string, draw: Draw) {
  const store = await openLeads({ url: `file:${file}`, file }, () => []);
  await store.storeRecipients([
    { channel: 'webhook', recipient: '' },
    { channel: 'confirmation', recipient: '' },
    { channel: 'firm', recipient: '' },
  ]);
  const people = Array.from({ length: 2 + draw.below(draw.one([12, 100])) }, (_, person) => person);
  const leads = people.flatMap((person) =>
    Array.from({ length: 1 + draw.below(6) }, (_, number) => leadOf(person, number, draw)),
  );
  // In random order, so that each person’s rows are between those of others.
  const shuffled = leads
    .map((lead) => ({ lead, at: draw.below(1e9) }))
    .toSorted((a, b) => a.at - b.at);
  for (const { lead } of shuffled)
    await store.save({ ...lead, values: { ...lead.values, note: replaced } });
  const at = new Date();
  for (const { id, values } of await store.list()) {
    const by = String(values['email']);
    const correction = { lead: { ...values, note: '' } };
    await store.happen(id, { step: 'correct', by, at, change: () => correction });
    // Some go to a recipient whose name identifies the person.
    const firm = listedFirm('One', { slug: by });
    if (draw.chance(0.5)) await store.happen(id, { step: 'assign', by, at, firm });
  }
  const gone = people.filter((person) => person === 0 || draw.below(people.length) < 8);
  for (const person of gone) await store.remove({ email: `${mark(person)}@EXAMPLE.co.nz` });
  expect(await store.eraseDeleted()).toBe(true);
  const bytes = await bytesIn(join(file, '..'));
  const rows = await store.list();
  await store.close();
  expect(bytes.includes(replaced)).toBe(false);
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
  'what is deleted or replaced leaves no byte in the database files, and everybody else stays',
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
