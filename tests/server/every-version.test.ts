import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Step } from '#src/server/store/engine.ts';
import { migrate } from '#src/server/store/migrations.ts';
import { openFile } from '#src/server/store/open-file.ts';
import { sqliteSteps as steps } from '#src/server/store/sqlite-steps.ts';
import { openLeadStore } from '#src/server/store/open-lead-store.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';

/** As versions 3 to 5 store it. */
const withChannels = `INSERT INTO leads
    (form, idempotency_key, fingerprint, reference, received_at, fields, channels)
  VALUES ('quote', 'a1b2', 'c3d4', 'K7Q2-M9XD', '2026-11-21T00:00:00.000Z',
    '{"firstName":"Aroha"}', '["webhook"]')`;

/** As versions 6 and later store a notification. */
const dueNow = `INSERT INTO notifications (lead, channel, due_at)
  VALUES (1, 'webhook', '2026-11-21T00:00:00.000Z')`;

/** As versions 8 and later store a lead. */
const withLife: Step = [
  `INSERT INTO leads (form, idempotency_key, fingerprint, reference, received_at, fields, email)
  VALUES ('quote', 'a1b2', 'c3d4', 'K7Q2-M9XD', '2026-11-21T00:00:00.000Z',
    '{"firstName":"Aroha"}', 'aroha@example.co.nz')`,
  `INSERT INTO life_events (lead, event)
    VALUES (1, '{"type":"LEAD.RECEIVE","at":"2026-11-21T00:00:00.000Z","isSpam":false,"wanted":null}')`,
  dueNow,
];

/**
 * What each version would have written. A new step adds a line here, with a lead as that version
 * stores it.
 */
const written: readonly Step[] = [
  `INSERT INTO leads (form, idempotency_key, received_at, fields)
    VALUES ('quote', 'a1b2', '2026-11-21T00:00:00.000Z', '{"firstName":"Aroha"}')`,
  `INSERT INTO leads (form, idempotency_key, fingerprint, received_at, fields)
    VALUES ('quote', 'a1b2', 'c3d4', '2026-11-21T00:00:00.000Z', '{"firstName":"Aroha"}')`,
  withChannels,
  withChannels,
  withChannels,
  [
    `INSERT INTO leads (form, idempotency_key, fingerprint, reference, received_at, fields, notify)
      VALUES ('quote', 'a1b2', 'c3d4', 'K7Q2-M9XD', '2026-11-21T00:00:00.000Z',
        '{"firstName":"Aroha"}', '[{"channel":"webhook","recipient":""}]')`,
    dueNow,
  ],
  [
    `INSERT INTO leads (form, idempotency_key, fingerprint, reference, received_at, fields, email)
    VALUES ('quote', 'a1b2', 'c3d4', 'K7Q2-M9XD', '2026-11-21T00:00:00.000Z',
      '{"firstName":"Aroha"}', 'aroha@example.co.nz')`,
    dueNow,
  ],
  withLife,
  withLife,
];

test('every schema version has a database with a lead', () => {
  expect(written).toHaveLength(steps.length);
});

test.each(written.map((sql, index) => ({ version: index + 1, sql })))(
  'migrates a database of version $version with its leads and their keys',
  async ({ version, sql }) => {
    const file = join(await temporaryFolder(), 'leads.db');
    const engine = await openFile(file);
    await migrate(engine, steps.slice(0, version));
    for (const each of [sql].flat()) await engine.run(each);
    await engine.close();
    const store = await openLeadStore({ url: `file:${file}`, file });
    onTestFinished(store.close);
    const lead = { form: 'quote', values: { firstName: 'Aroha' } };
    await store.save({
      ...lead,
      idempotencyKey: 'a1b2',
      fingerprint: 'c3d4',
      receivedAt: new Date(),
    });
    expect(await store.list()).toEqual([
      {
        id: 1,
        ...lead,
        receivedAt: '2026-11-21T00:00:00.000Z',
        status: 'new',
        ...(version < 3
          ? { reference: '', notified: 'none' }
          : { reference: 'K7Q2-M9XD', notified: 'due' }),
      },
    ]);
  },
);

test('version 5 drops the reports of visits that version 4 kept', async () => {
  const engine = await openFile(join(await temporaryFolder(), 'leads.db'));
  onTestFinished(engine.close);
  const tables = async () =>
    (await engine.run(`SELECT name FROM sqlite_master WHERE name = 'reports'`)).rows.length;
  await migrate(engine, steps.slice(0, 4));
  await engine.run(
    `INSERT INTO reports (received_at, site, path, machines, report)
      VALUES ('2026-11-21T00:00:00.000Z', 'b41cf2a90d17', '/tax-faq', '[]', '{}')`,
  );
  expect(await tables()).toBe(1);
  await migrate(engine, steps);
  expect(await tables()).toBe(0);
});

test('version 6 keeps the sent, failed and due notifications of version 5', async () => {
  const file = join(await temporaryFolder(), 'leads.db');
  const engine = await openFile(file);
  await migrate(engine, steps.slice(0, 5));
  await engine.run(
    `INSERT INTO leads (form, reference, received_at, fields, channels, status)
      VALUES ('quote', 'K7Q2-M9XD', '2026-11-21T00:00:00.000Z', '{"firstName":"Aroha"}',
        '["webhook","mail","confirmation"]', 'accepted')`,
  );
  await engine.run(`UPDATE notifications SET state = 'told' WHERE channel = 'webhook'`);
  await engine.run(
    `UPDATE notifications SET state = 'failed', problem = 'EENVELOPE' WHERE channel = 'confirmation'`,
  );
  await engine.run(`INSERT INTO recipients (lead, name, received_at)
    VALUES (1, 'Kauri Tax', '2026-11-22T00:00:00.000Z')`);
  await engine.close();
  const store = await openLeadStore({ url: `file:${file}`, file });
  onTestFinished(store.close);
  await store.notifications.addressMail(['one@waymark.example', 'two@waymark.example']);
  await store.notifications.addressMail(['one@waymark.example', 'two@waymark.example']);
  expect((await store.find({ id: 1 }))[0]).toMatchObject({
    status: 'accepted',
    privacyVersion: null,
    offers: [{ firm: 'Kauri Tax', state: 'accepted', until: null }],
    notifications: [
      { channel: 'webhook', state: 'told' },
      { channel: 'confirmation', state: 'failed', problem: 'EENVELOPE' },
      { channel: 'mail', recipient: 'one@waymark.example', state: 'due' },
      { channel: 'mail', recipient: 'two@waymark.example', state: 'due' },
    ],
  });
  const [due] = await store.notifications.read([5]);
  expect(due?.messageId).toBe('lead_1_K7Q2-M9XD');
});

test('version 7 keeps leads in every status, and finds them by email and by what is due', async () => {
  const file = join(await temporaryFolder(), 'leads.db');
  const engine = await openFile(file);
  await migrate(engine, steps.slice(0, 6));
  const statuses = ['new', 'sent', 'accepted', 'declined', 'withdrawn', 'closed', 'spam'];
  for (const [index, status] of statuses.entries()) {
    await engine.run(
      `INSERT INTO leads (form, reference, received_at, fields, status, notify)
        VALUES ('quote', 'K7Q2-M9XD', '2026-11-21T00:00:00.000Z', ?, ?, ?)`,
      [
        JSON.stringify({ email: `Aroha${index}@Example.co.nz` }),
        status,
        '[{"channel":"webhook","recipient":""}]',
      ],
    );
  }
  await engine.run(
    `INSERT INTO recipients (lead, name, firm, received_at, sent_by)
      VALUES (3, 'Greenlion', 'greenlion', '2026-11-21T00:00:00.000Z', 'mere')`,
  );
  await engine.run(
    `INSERT INTO notifications (lead, channel, recipient, due_at)
      SELECT id, 'webhook', '', received_at FROM leads WHERE status <> 'spam'
      UNION ALL SELECT 3, 'firm', 'greenlion', '2026-11-21T00:00:00.000Z'`,
  );
  await engine.run(`UPDATE notifications SET state = 'failed' WHERE lead = 1`);
  // As earlier builds of version 6 made it.
  await engine.run(
    `CREATE TRIGGER change_status AFTER INSERT ON status_changes BEGIN
      UPDATE leads SET status = 'spam' WHERE id = new.lead;
    END`,
  );
  await engine.close();
  const store = await openLeadStore({ url: `file:${file}`, file });
  onTestFinished(store.close);
  const kept = (await store.list({ spam: 'included' })).map(({ status }) => status);
  expect(kept).toEqual(['new', 'sent', 'accepted', 'declined', 'withdrawn', 'closed', 'spam']);
  const found = await store.find({ email: 'AROHA2@example.co.nz' });
  expect(found).toMatchObject([
    {
      id: 3,
      offers: [{ firm: 'greenlion', state: 'accepted', until: null }],
      notifications: [{ channel: 'webhook' }, { channel: 'firm', recipient: 'greenlion' }],
    },
  ]);
  expect(await store.notifications.backlog()).toEqual({
    due: 6,
    failed: 1,
    oldest: '2026-11-21T00:00:00.000Z',
  });
  const at = '2026-11-22T00:00:00.000Z';
  const credit = { type: 'OFFER.CREDIT', at, by: 'mere', firm: 'greenlion' } as const;
  expect(await store.lives.send(3, credit)).toBe(true);
  expect((await store.list({ id: 3 })).map(({ status }) => status)).toEqual(['accepted']);
});
