import type { Step } from './engine.ts';
import { notificationIndexes } from './notification-indexes.ts';
import { notificationsTable } from './recipients-migration.ts';

/** How a database writes JSON and sorts times. */
interface Dialect {
  readonly object: string;
  readonly truth: (condition: string) => string;
  readonly emptyList: string;
  readonly time: string;
}

/**
 * Turns the leads of an earlier version into events: which firms a lead was sent to, and which accepted or
 * declined it. These firms have the whole lead; the rules offer it to no others. A released step: never edited.
 */
const fold = ({ object, truth, emptyList, time }: Dialect): readonly string[] => [
  `INSERT INTO life_events (lead, event) SELECT lead, event FROM (
    SELECT id AS lead, '' AS at, 0 AS turn, 0 AS place,
        ${object}('type', 'LEAD.RECEIVE', 'at', received_at, 'isSpam', ${truth(`status = 'spam'`)},
          'wanted', NULL) AS event
      FROM leads
    UNION ALL SELECT lead, received_at, 1, id,
        ${object}('type', 'LEAD.ASSIGN', 'at', received_at, 'by', coalesce(sent_by, 'operator'),
          'firm', coalesce(firm, name), 'hasDetails', ${truth('true')})
      FROM recipients
    UNION ALL SELECT lead, made_at, 2, id,
        ${object}('type', CASE status WHEN 'accepted' THEN 'OFFER.ACCEPT' ELSE 'OFFER.DECLINE' END,
          'at', made_at, 'by', made_by, 'firm', firm)
      FROM status_changes WHERE status IN ('accepted', 'declined') AND firm IS NOT NULL
    UNION ALL SELECT lead, made_at, 3, id,
        ${object}('type', 'FIRMS.FOUND', 'at', made_at, 'firms', ${emptyList})
      FROM status_changes WHERE status = 'declined' AND firm IS NOT NULL
    UNION ALL SELECT lead, '~', 4, recipients.id,
        ${object}('type', 'OFFER.ACCEPT', 'at', recipients.received_at, 'by', 'operator',
          'firm', coalesce(firm, name))
      FROM recipients JOIN leads ON leads.id = lead
      WHERE status = 'accepted'
        AND recipients.id = (SELECT min(first.id) FROM recipients AS first WHERE first.lead = leads.id)
        AND NOT EXISTS (SELECT 1 FROM status_changes AS known
          WHERE known.lead = leads.id AND known.status = 'accepted' AND known.firm IS NOT NULL)
    UNION ALL SELECT id, '~', 5, 0,
        ${object}('type', CASE status WHEN 'withdrawn' THEN 'LEAD.WITHDRAW' ELSE 'LEAD.CLOSE' END,
          'at', coalesce((SELECT max(made_at) FROM status_changes AS last
            WHERE last.lead = leads.id AND last.status = leads.status), received_at),
          'by', 'operator')
      FROM leads WHERE status IN ('withdrawn', 'closed') OR (status = 'accepted'
        AND NOT EXISTS (SELECT 1 FROM recipients WHERE recipients.lead = leads.id))
  ) AS events ORDER BY lead, ${time}, turn, place`,
  `INSERT INTO offers (lead, firm, state, since)
    SELECT lead, coalesce(firm, name), CASE
        WHEN EXISTS (SELECT 1 FROM status_changes AS known WHERE known.lead = leads.id
          AND known.status = 'accepted' AND known.firm = coalesce(recipients.firm, name)) THEN 'accepted'
        WHEN EXISTS (SELECT 1 FROM status_changes AS known WHERE known.lead = leads.id
          AND known.status = 'declined' AND known.firm = coalesce(recipients.firm, name)) THEN 'declined'
        WHEN status IN ('withdrawn', 'closed') THEN 'recalled' ELSE 'open' END,
      recipients.received_at
    FROM recipients JOIN leads ON leads.id = lead WHERE true ON CONFLICT DO NOTHING`,
  'DROP TABLE recipients',
  'DROP TABLE status_changes',
];

const indexes: readonly string[] = [
  'CREATE INDEX life_events_of_a_lead ON life_events (lead)',
  `CREATE INDEX offers_open ON offers (until) WHERE state = 'open'`,
  'CREATE INDEX offers_of_a_firm ON offers (since, firm)',
];

const aboutWhat = `about IN ('lead', 'offer', 'correction', 'withdrawal', 'given-up')`;

const notificationColumns =
  'id, lead, channel, recipient, about, message_id, state, attempts, due_at, told_at, problem';

/** The events of each lead, which are the truth about it, its offers as they now are, and paused firms. */
export const sqliteLifeStep: Step = [
  `CREATE TABLE life_events (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    lead INTEGER NOT NULL,
    event TEXT NOT NULL
  ) STRICT`,
  `CREATE TABLE offers (
    lead INTEGER NOT NULL,
    firm TEXT NOT NULL,
    state TEXT NOT NULL,
    since TEXT NOT NULL,
    until TEXT,
    PRIMARY KEY (lead, firm)
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE paused_firms (
    firm TEXT PRIMARY KEY,
    paused_at TEXT NOT NULL,
    paused_by TEXT NOT NULL
  ) STRICT, WITHOUT ROWID`,
  'DROP TRIGGER forget_a_lead',
  ...fold({
    object: 'json_object',
    truth: (condition) => `json(iif(${condition}, 'true', 'false'))`,
    emptyList: `json('[]')`,
    time: 'at',
  }),
  ...indexes,
  // SQLite cannot change the CHECK of a column.
  'ALTER TABLE notifications RENAME TO old_notifications',
  'DROP INDEX notifications_due',
  'DROP INDEX notifications_failed',
  notificationsTable(aboutWhat),
  `INSERT INTO notifications (${notificationColumns})
    SELECT ${notificationColumns} FROM old_notifications`,
  'DROP TABLE old_notifications',
  ...notificationIndexes,
  `CREATE TRIGGER forget_a_lead AFTER DELETE ON leads BEGIN
    DELETE FROM life_events WHERE lead = old.id;
    DELETE FROM offers WHERE lead = old.id;
    DELETE FROM notifications WHERE lead = old.id;
    INSERT INTO deletions (lead, received_at)
      VALUES (old.id, old.received_at) ON CONFLICT DO NOTHING;
  END`,
];

/** The same in PostgreSQL. */
export const postgresLifeStep: Step = [
  `CREATE TABLE life_events (
    id INTEGER GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    lead INTEGER NOT NULL REFERENCES leads ON DELETE CASCADE,
    event TEXT NOT NULL
  )`,
  `CREATE TABLE offers (
    lead INTEGER NOT NULL REFERENCES leads ON DELETE CASCADE,
    firm TEXT COLLATE "C" NOT NULL,
    state TEXT NOT NULL,
    since TEXT COLLATE "C" NOT NULL,
    until TEXT COLLATE "C",
    PRIMARY KEY (lead, firm)
  )`,
  `CREATE TABLE paused_firms (
    firm TEXT COLLATE "C" PRIMARY KEY,
    paused_at TEXT NOT NULL,
    paused_by TEXT NOT NULL
  )`,
  ...fold({
    object: 'json_build_object',
    truth: (condition) => condition,
    emptyList: `'[]'::json`,
    time: 'at COLLATE "C"',
  }),
  ...indexes,
  'ALTER TABLE notifications DROP CONSTRAINT notifications_about_check',
  `ALTER TABLE notifications ADD CONSTRAINT notifications_about_check CHECK (${aboutWhat})`,
];
