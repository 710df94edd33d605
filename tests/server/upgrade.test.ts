import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { expect, onTestFinished, test } from 'vitest';
import { openLeadStore } from '#src/server/store/open-lead-store.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';

/** What version 0.1.0 ran to make its database. Later versions have left out what they drop again. */
const released = [
  `CREATE TABLE leads (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    form TEXT NOT NULL,
    idempotency_key TEXT,
    received_at TEXT NOT NULL,
    fields TEXT NOT NULL,
    UNIQUE (form, idempotency_key)
  ) STRICT`,
  'ALTER TABLE leads ADD COLUMN fingerprint TEXT',
  'ALTER TABLE leads ADD COLUMN reference TEXT',
  `ALTER TABLE leads ADD COLUMN status TEXT NOT NULL DEFAULT 'new'
      CHECK (status IN ('new', 'sent', 'accepted', 'closed'))`,
  `ALTER TABLE leads ADD COLUMN channels TEXT NOT NULL DEFAULT '[]'`,
  `CREATE TABLE recipients (
      id INTEGER PRIMARY KEY,
      lead INTEGER NOT NULL,
      name TEXT NOT NULL,
      received_at TEXT NOT NULL
    ) STRICT`,
  'CREATE INDEX recipients_of_a_lead ON recipients (lead)',
  `CREATE TABLE notifications (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      lead INTEGER NOT NULL,
      channel TEXT NOT NULL,
      state TEXT NOT NULL DEFAULT 'due' CHECK (state IN ('due', 'told', 'failed')),
      attempts INTEGER NOT NULL DEFAULT 0,
      due_at TEXT NOT NULL,
      told_at TEXT,
      problem TEXT,
      UNIQUE (lead, channel)
    ) STRICT`,
  `CREATE INDEX notifications_not_told ON notifications (state, channel, due_at)
      WHERE state <> 'told'`,
  `CREATE TRIGGER notify_of_a_lead AFTER INSERT ON leads BEGIN
      INSERT INTO notifications (lead, channel, due_at)
        SELECT new.id, value, new.received_at FROM json_each(new.channels);
    END`,
  `CREATE TRIGGER forget_a_lead AFTER DELETE ON leads BEGIN
      DELETE FROM recipients WHERE lead = old.id;
      DELETE FROM notifications WHERE lead = old.id;
    END`,
  `CREATE TABLE reports (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    received_at TEXT NOT NULL,
    site TEXT NOT NULL,
    path TEXT NOT NULL,
    machines TEXT NOT NULL,
    report TEXT NOT NULL
  ) STRICT`,
  'DROP TABLE reports',
];

const migrations = [
  'CREATE TABLE migrations (version INTEGER PRIMARY KEY) STRICT',
  'INSERT INTO migrations (version) VALUES (1), (2), (3), (4), (5)',
];

/** A lead of each status that version 0.1.0 had. */
const leads = ['new', 'sent', 'accepted', 'closed'].map(
  (status, hour) => `INSERT INTO leads
      (form, idempotency_key, fingerprint, reference, received_at, fields, channels, status)
    VALUES ('quote', 'key-${hour}', 'c3d4', 'K7Q2-M9X${hour + 2}', '2026-11-21T0${hour}:00:00.000Z',
      '{"email":"Aroha${hour}@Example.co.nz"}', '["webhook","mail","confirmation"]', '${status}')`,
);

const later = [
  `UPDATE notifications SET state = 'told', told_at = '2026-11-22T00:00:00.000Z' WHERE lead = 2`,
  `UPDATE notifications SET state = 'failed', attempts = 1, problem = '410 Gone' WHERE lead = 3`,
  `INSERT INTO recipients (lead, name, received_at)
    SELECT id, 'Kauri Tax', '2026-11-22T00:00:00.000Z' FROM leads WHERE id > 1`,
];

async function upgraded() {
  const file = join(await temporaryFolder(), 'leads.db');
  const client = createClient({ url: `file:${file}` });
  for (const sql of [...released, ...migrations, ...leads, ...later]) await client.execute(sql);
  client.close();
  const store = await openLeadStore({ url: `file:${file}`, file });
  onTestFinished(store.close);
  await store.notifications.addressMail(['one@waymark.example']);
  return store;
}

const byMere = { by: 'mere', at: '2026-11-23T00:00:00.000Z' };

test('a database of version 0.1.0 keeps its leads in every status, and what was due stays due', async () => {
  const store = await upgraded();
  const shown = (await store.find({})).map((lead) => [
    lead.reference,
    lead.status,
    lead.values['email'],
    lead.offers.map(({ firm, state }) => `${firm} ${state}`).join(),
    lead.notifications.map(({ channel, state }) => `${channel} ${state}`).join(),
  ]);
  const states = (state: string) => `webhook ${state},confirmation ${state},mail ${state}`;
  expect(shown).toEqual([
    ['K7Q2-M9X2', 'new', 'Aroha0@Example.co.nz', '', states('due')],
    ['K7Q2-M9X3', 'sent', 'Aroha1@Example.co.nz', 'Kauri Tax open', states('told')],
    ['K7Q2-M9X4', 'accepted', 'Aroha2@Example.co.nz', 'Kauri Tax accepted', states('failed')],
    ['K7Q2-M9X5', 'closed', 'Aroha3@Example.co.nz', 'Kauri Tax recalled', states('due')],
  ]);
  const again = { form: 'quote', fingerprint: 'c3d4', receivedAt: new Date(byMere.at), values: {} };
  expect(await store.save({ ...again, idempotencyKey: 'key-0' })).toBe('repeated');
});

test('a lead of version 0.1.0 goes on with its life', async () => {
  const store = await upgraded();
  const statusAfter = async (...sent: Parameters<typeof store.lives.send>) => {
    expect(await store.lives.send(...sent)).toBe(true);
    return (await store.list({ id: sent[0] }))[0]?.status;
  };
  const firm = 'Kauri Tax';
  expect(await statusAfter(1, { type: 'LEAD.ASSIGN', ...byMere, firm: 'greenlion' })).toBe('sent');
  expect(await statusAfter(2, { type: 'OFFER.DECLINE', ...byMere, firm })).toBe('declined');
  expect(await statusAfter(3, { type: 'OFFER.CREDIT', ...byMere, firm })).toBe('accepted');
  expect(await statusAfter(4, { type: 'LEAD.REOPEN', ...byMere })).toBe('declined');
  expect(await statusAfter(4, { type: 'LEAD.WITHDRAW', ...byMere })).toBe('withdrawn');
  expect(await store.remove({ id: 4 })).toBe(1);
  expect(await store.deletions()).toEqual([{ lead: 4, receivedAt: '2026-11-21T03:00:00.000Z' }]);
});
