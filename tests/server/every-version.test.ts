import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { expect, onTestFinished, test } from 'vitest';
import { migrate, steps } from '#src/server/store/migrations.ts';
import { openLeadStore } from '#src/server/store/open-lead-store.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';

/** As versions 3 to 5 store it. */
const withChannels = `INSERT INTO leads
    (form, idempotency_key, fingerprint, reference, received_at, fields, channels)
  VALUES ('quote', 'a1b2', 'c3d4', 'K7Q2-M9XD', '2026-11-21T00:00:00.000Z',
    '{"firstName":"Aroha"}', '["webhook"]')`;

/**
 * What each version would have written. A new step adds a line here, with a lead as that version
 * stores it.
 */
const written: readonly string[] = [
  `INSERT INTO leads (form, idempotency_key, received_at, fields)
    VALUES ('quote', 'a1b2', '2026-11-21T00:00:00.000Z', '{"firstName":"Aroha"}')`,
  `INSERT INTO leads (form, idempotency_key, fingerprint, received_at, fields)
    VALUES ('quote', 'a1b2', 'c3d4', '2026-11-21T00:00:00.000Z', '{"firstName":"Aroha"}')`,
  withChannels,
  withChannels,
  withChannels,
  `INSERT INTO leads (form, idempotency_key, fingerprint, reference, received_at, fields, notify)
    VALUES ('quote', 'a1b2', 'c3d4', 'K7Q2-M9XD', '2026-11-21T00:00:00.000Z',
      '{"firstName":"Aroha"}', '[{"channel":"webhook","recipient":""}]')`,
];

test('every schema version has a database with a lead', () => {
  expect(written).toHaveLength(steps.length);
});

test.each(written.map((sql, index) => ({ version: index + 1, sql })))(
  'migrates a database of version $version with its leads and their keys',
  async ({ version, sql }) => {
    const file = join(await temporaryFolder(), 'leads.db');
    const client = createClient({ url: `file:${file}`, concurrency: 1 });
    await migrate(client, steps.slice(0, version));
    await client.execute(sql);
    client.close();
    const store = await openLeadStore({ url: `file:${file}`, file, authToken: undefined });
    onTestFinished(() => store.close());
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
          ? { reference: '', told: 'none' }
          : { reference: 'K7Q2-M9XD', told: 'due' }),
      },
    ]);
  },
);

test('version 5 drops the reports of visits that version 4 kept', async () => {
  const client = createClient({ url: `file:${join(await temporaryFolder(), 'leads.db')}` });
  onTestFinished(() => client.close());
  const tables = async () =>
    (await client.execute(`SELECT name FROM sqlite_master WHERE name = 'reports'`)).rows.length;
  await migrate(client, steps.slice(0, 4));
  await client.execute(
    `INSERT INTO reports (received_at, site, path, machines, report)
      VALUES ('2026-11-21T00:00:00.000Z', 'b41cf2a90d17', '/tax-faq', '[]', '{}')`,
  );
  expect(await tables()).toBe(1);
  await migrate(client, steps);
  expect(await tables()).toBe(0);
});

test('version 6 keeps the sent, failed and due notifications of version 5', async () => {
  const file = join(await temporaryFolder(), 'leads.db');
  const client = createClient({ url: `file:${file}`, concurrency: 1 });
  await migrate(client, steps.slice(0, 5));
  await client.execute(
    `INSERT INTO leads (form, reference, received_at, fields, channels, status)
      VALUES ('quote', 'K7Q2-M9XD', '2026-11-21T00:00:00.000Z', '{"firstName":"Aroha"}',
        '["webhook","mail","confirmation"]', 'accepted')`,
  );
  await client.execute(`UPDATE notifications SET state = 'told' WHERE channel = 'webhook'`);
  await client.execute(
    `UPDATE notifications SET state = 'failed', problem = 'EENVELOPE' WHERE channel = 'confirmation'`,
  );
  await client.execute(`INSERT INTO recipients (lead, name, received_at)
    VALUES (1, 'Kauri Tax', '2026-11-22T00:00:00.000Z')`);
  client.close();
  const store = await openLeadStore({ url: `file:${file}`, file, authToken: undefined });
  onTestFinished(() => store.close());
  await store.notifications.addressMail(['one@waymark.example', 'two@waymark.example']);
  await store.notifications.addressMail(['one@waymark.example', 'two@waymark.example']);
  expect((await store.admin.find({ id: 1 }))[0]).toMatchObject({
    status: 'accepted',
    privacyVersion: null,
    recipients: [{ name: 'Kauri Tax', firm: null, sentBy: null }],
    notifications: [
      { channel: 'webhook', state: 'told' },
      { channel: 'confirmation', state: 'failed', problem: 'EENVELOPE' },
      { channel: 'mail', recipient: 'one@waymark.example', state: 'due' },
      { channel: 'mail', recipient: 'two@waymark.example', state: 'due' },
    ],
  });
  const due = await store.notifications.read(5);
  expect(due?.messageId).toBe('lead_1_K7Q2-M9XD');
});
