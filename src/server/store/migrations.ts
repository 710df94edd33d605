import type { Client, Transaction } from '@libsql/client';
import { recipientsMigration } from './recipients-migration.ts';

type Step = string | readonly string[];

/**
 * The steps that make the schema, oldest first. A released step is never edited. `received_at` is UTC as
 * Date.toISOString writes it, so that text order is time order.
 */
export const steps: readonly Step[] = [
  `CREATE TABLE leads (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    form TEXT NOT NULL,
    idempotency_key TEXT,
    received_at TEXT NOT NULL,
    fields TEXT NOT NULL,
    UNIQUE (form, idempotency_key)
  ) STRICT`,
  // Of the body that came with the key; null without a key, and before this step.
  'ALTER TABLE leads ADD COLUMN fingerprint TEXT',
  [
    // The visitor's name for the lead; null before this step.
    'ALTER TABLE leads ADD COLUMN reference TEXT',
    `ALTER TABLE leads ADD COLUMN status TEXT NOT NULL DEFAULT 'new'
      CHECK (status IN ('new', 'sent', 'accepted', 'closed'))`,
    // The channels that notify of the lead, as a JSON list.
    `ALTER TABLE leads ADD COLUMN channels TEXT NOT NULL DEFAULT '[]'`,
    // Who received the lead from the operator, and when.
    `CREATE TABLE recipients (
      id INTEGER PRIMARY KEY,
      lead INTEGER NOT NULL,
      name TEXT NOT NULL,
      received_at TEXT NOT NULL
    ) STRICT`,
    // The transactional outbox: a notification is attempted at due_at, until it is told or has
    // failed for good. problem is the reason of the last failure.
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
    // A trigger is part of the statement that stores the lead.
    `CREATE TRIGGER notify_of_a_lead AFTER INSERT ON leads BEGIN
      INSERT INTO notifications (lead, channel, due_at)
        SELECT new.id, value, new.received_at FROM json_each(new.channels);
    END`,
  ],
  // Recorded visits, without their senders.
  `CREATE TABLE reports (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    received_at TEXT NOT NULL,
    site TEXT NOT NULL,
    path TEXT NOT NULL,
    machines TEXT NOT NULL,
    report TEXT NOT NULL
  ) STRICT`,
  // Visitors now keep their own reports.
  'DROP TABLE reports',
  recipientsMigration,
];

async function versionOf(client: Pick<Transaction, 'execute'>): Promise<number> {
  const { rows } = await client.execute('SELECT max(version) AS version FROM migrations');
  return Number(rows[0]?.['version']);
}

/** Takes all missing steps. The version is a table: a remote database may reject PRAGMA user_version. */
export async function migrate(client: Client, to: readonly Step[] = steps): Promise<void> {
  // Takes no lock if the table exists.
  await client.execute(
    'CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY) STRICT',
  );
  if ((await versionOf(client)) === to.length) return;
  const transaction = await client.transaction('write');
  try {
    const version = await versionOf(transaction);
    if (version > to.length) {
      throw new Error(
        `the database is at version ${version} and this program knows versions up to ${to.length}; use a newer program`,
      );
    }
    const missing = to
      .slice(version)
      .flatMap((step, index) => [
        ...[step].flat(),
        `INSERT INTO migrations (version) VALUES (${version + index + 1})`,
      ]);
    await transaction.batch(missing);
    await transaction.commit();
  } finally {
    transaction.close();
  }
}
