import type { Step } from './engine.ts';
import { sqliteLifeStep } from './life-migration.ts';
import { notificationIndexes } from './notification-indexes.ts';
import { recipientsMigration } from './recipients-migration.ts';

/**
 * The steps that make the schema, oldest first. A released step is never edited. `received_at` is UTC as
 * Date.toISOString writes it, so that text order is time order.
 */
export const sqliteSteps: readonly Step[] = [
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
    // The transactional outbox: a notification is attempted at due_at, until it is sent ('told') or
    // has failed for good. problem is the reason for the last failure.
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
  [
    // Rules that earlier builds of step 6 had made; TypeScript has them. Forgetting a lead stays: a row
    // follows a row.
    ...[
      'notify_of_a_lead',
      'limit_spam',
      'limit_recipients',
      'send_to_a_firm',
      'change_status',
      'withdraw_a_lead',
      'correct_a_lead',
    ].map((name) => `DROP TRIGGER IF EXISTS ${name}`),
    'ALTER TABLE leads DROP COLUMN notify',
    // The visitor's email address with its Latin letters in lower case; empty without one.
    `ALTER TABLE leads ADD COLUMN email TEXT NOT NULL DEFAULT ''`,
    `UPDATE leads SET email = lower(coalesce(json_extract(fields, '$.email'), ''))`,
    'DROP INDEX leads_by_email',
    'CREATE INDEX leads_by_email ON leads (email, received_at)',
    'DROP INDEX notifications_open',
    ...notificationIndexes,
  ],
  sqliteLifeStep,
  // When a lead was written that waited in its browser for over an hour; null for others.
  'ALTER TABLE leads ADD COLUMN written_at TEXT',
];
