import type { Client, InStatement } from '@libsql/client';
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
  // Of the body that came with the key; null for a lead without one, or from before this step.
  'ALTER TABLE leads ADD COLUMN fingerprint TEXT',
  [
    // What the visitor was told to name the lead by; null for one from before this step.
    'ALTER TABLE leads ADD COLUMN reference TEXT',
    `ALTER TABLE leads ADD COLUMN status TEXT NOT NULL DEFAULT 'new'
      CHECK (status IN ('new', 'sent', 'accepted', 'closed'))`,
    // By which channels somebody is told of the lead, as a JSON list.
    `ALTER TABLE leads ADD COLUMN channels TEXT NOT NULL DEFAULT '[]'`,
    // Who received the lead from the operator, and when.
    `CREATE TABLE recipients (
      id INTEGER PRIMARY KEY,
      lead INTEGER NOT NULL,
      name TEXT NOT NULL,
      received_at TEXT NOT NULL
    ) STRICT`,
    'CREATE INDEX recipients_of_a_lead ON recipients (lead)',
    // The transactional outbox. What is due is tried at due_at, again and again until it is told
    // or has failed for good; problem says why the last try was none.
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
    // Not told is few, whatever the number of leads.
    `CREATE INDEX notifications_not_told ON notifications (state, channel, due_at)
      WHERE state <> 'told'`,
    // As triggers, so that each is part of the very statement that stores or deletes a lead.
    `CREATE TRIGGER notify_of_a_lead AFTER INSERT ON leads BEGIN
      INSERT INTO notifications (lead, channel, due_at)
        SELECT new.id, value, new.received_at FROM json_each(new.channels);
    END`,
    `CREATE TRIGGER forget_a_lead AFTER DELETE ON leads BEGIN
      DELETE FROM recipients WHERE lead = old.id;
      DELETE FROM notifications WHERE lead = old.id;
    END`,
  ],
  // Visits that were recorded and sent: nothing in one says who sent it.
  `CREATE TABLE reports (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    received_at TEXT NOT NULL,
    site TEXT NOT NULL,
    path TEXT NOT NULL,
    machines TEXT NOT NULL,
    report TEXT NOT NULL
  ) STRICT`,
  // Visitors save or share their reports themselves; the server keeps none.
  'DROP TABLE reports',
  recipientsMigration,
];

/** The last step that was taken; 0 for a database without a schema. Takes no lock that keeps others from writing. */
async function versionOf(client: {
  execute: (statement: InStatement) => ReturnType<Client['execute']>;
}): Promise<number> {
  const { rows: tables } = await client.execute(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'migrations'`,
  );
  if (tables.length === 0) return 0;
  const { rows } = await client.execute('SELECT max(version) AS version FROM migrations');
  return Number(rows[0]?.['version']);
}

/**
 * Takes all missing steps in one transaction. The version is a table: a remote database may refuse PRAGMA
 * user_version. Throws if the database is newer than this program.
 */
export async function migrate(client: Client, to: readonly Step[] = steps): Promise<void> {
  if ((await versionOf(client)) === to.length) return;
  const transaction = await client.transaction('write');
  try {
    await transaction.execute(
      'CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY) STRICT',
    );
    const version = await versionOf(transaction);
    if (version > to.length) {
      throw new Error(
        `the database is at version ${version} and this program knows versions up to ${to.length}; use a newer program`,
      );
    }
    for (const [index, step] of to.entries()) {
      if (index < version) continue;
      for (const statement of [step].flat()) await transaction.execute(statement);
      await transaction.execute({
        sql: 'INSERT INTO migrations (version) VALUES (?)',
        args: [index + 1],
      });
    }
    await transaction.commit();
  } finally {
    transaction.close();
  }
}
