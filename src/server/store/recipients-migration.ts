/** The current time as Date.toISOString writes it. */
const now = `strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`;

const emailOf = (row: string): string => `lower(json_extract(${row}.fields, '$.email'))`;

/** Notifies only the recipients that have received a lead of what happened to it later. */
const follow = (lead: string, about: string, at: string): string =>
  `INSERT INTO notifications (lead, channel, recipient, about, due_at)
    SELECT lead, channel, recipient, '${about}', ${at} FROM notifications
      WHERE lead = ${lead} AND about = 'lead' AND channel <> 'confirmation'
        AND (state = 'told' OR attempts > 0)
    ON CONFLICT (lead, channel, recipient, about) DO UPDATE
      SET state = 'due', attempts = 0, problem = NULL, due_at = excluded.due_at,
        message_id = excluded.message_id`;

/** Recipients with a notification each, the history of a lead's status, a quarantine for spam, and deletions. */
export const recipientsMigration: readonly string[] = [
  'DROP TRIGGER notify_of_a_lead',
  'DROP TRIGGER IF EXISTS forget_a_lead',
  // SQLite cannot change the CHECK of a column, so a new column replaces it.
  `ALTER TABLE leads ADD COLUMN stage TEXT NOT NULL DEFAULT 'new' CHECK
    (stage IN ('new', 'sent', 'accepted', 'declined', 'withdrawn', 'closed', 'spam'))`,
  'UPDATE leads SET stage = status',
  'ALTER TABLE leads DROP COLUMN status',
  'ALTER TABLE leads RENAME COLUMN stage TO status',
  // Who is notified of the lead, as a JSON list of objects.
  'ALTER TABLE leads RENAME COLUMN channels TO notify',
  // The privacy notice that was in force when the lead came; null before this step.
  'ALTER TABLE leads ADD COLUMN privacy_version TEXT',
  `CREATE INDEX leads_by_email ON leads (lower(json_extract(fields, '$.email')), received_at)`,
  `CREATE INDEX spam ON leads (id) WHERE status = 'spam'`,
  // The slug of a listed firm, at most once a lead; null for a name that was only noted.
  'ALTER TABLE recipients ADD COLUMN firm TEXT',
  'ALTER TABLE recipients ADD COLUMN sent_by TEXT',
  'CREATE UNIQUE INDEX recipients_once ON recipients (lead, firm)',
  `CREATE TABLE status_changes (
    id INTEGER PRIMARY KEY,
    lead INTEGER NOT NULL,
    status TEXT NOT NULL,
    firm TEXT,
    made_at TEXT NOT NULL,
    made_by TEXT NOT NULL
  ) STRICT`,
  'CREATE INDEX status_changes_of_a_lead ON status_changes (lead)',
  'ALTER TABLE notifications RENAME TO old_notifications',
  'DROP INDEX IF EXISTS notifications_not_told',
  // recipient is an operator's address or a firm's slug; empty if the channel has only one.
  // Every attempt has the same message_id, so that a receiver can recognise a repeat.
  `CREATE TABLE notifications (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    lead INTEGER NOT NULL,
    channel TEXT NOT NULL,
    recipient TEXT NOT NULL DEFAULT '',
    about TEXT NOT NULL DEFAULT 'lead' CHECK (about IN ('lead', 'correction', 'withdrawal')),
    message_id TEXT NOT NULL DEFAULT (lower(hex(randomblob(16)))),
    state TEXT NOT NULL DEFAULT 'due'
      CHECK (state IN ('due', 'told', 'failed', 'seen', 'skipped')),
    attempts INTEGER NOT NULL DEFAULT 0,
    due_at TEXT NOT NULL,
    told_at TEXT,
    problem TEXT,
    UNIQUE (lead, channel, recipient, about)
  ) STRICT`,
  `INSERT INTO notifications
      (id, lead, channel, message_id, state, attempts, due_at, told_at, problem)
    SELECT old.id, lead, channel,
      iif(channel = 'confirmation', 'confirmation_lead_', 'lead_')
        || lead || coalesce('_' || reference, ''),
      state, attempts, due_at, told_at, problem
    FROM old_notifications AS old JOIN leads ON leads.id = lead`,
  'DROP TABLE old_notifications',
  `CREATE INDEX notifications_open ON notifications (state, channel, due_at)
    WHERE state IN ('due', 'failed')`,
  // Deleted leads, without their content, to delete them again from a restored backup.
  `CREATE TABLE deletions (
    lead INTEGER NOT NULL,
    received_at TEXT NOT NULL,
    PRIMARY KEY (lead, received_at)
  ) STRICT, WITHOUT ROWID`,
  // One confirmation an hour for each address, in case it is a stranger's.
  `CREATE TRIGGER notify_of_a_lead AFTER INSERT ON leads WHEN new.status <> 'spam' BEGIN
    INSERT INTO recipients (lead, name, firm, received_at, sent_by)
      SELECT new.id, value ->> 'name', value ->> 'recipient', new.received_at, 'visitor'
        FROM json_each(new.notify) WHERE value ->> 'channel' = 'firm';
    INSERT INTO notifications (lead, channel, recipient, due_at, state)
      SELECT new.id, value ->> 'channel', value ->> 'recipient', new.received_at,
        iif(value ->> 'channel' = 'confirmation' AND EXISTS (
          SELECT 1 FROM leads AS earlier
            JOIN notifications ON lead = earlier.id AND channel = 'confirmation'
              AND state <> 'skipped'
            WHERE ${emailOf('earlier')} = ${emailOf('new')}
              AND earlier.received_at >
                strftime('%Y-%m-%dT%H:%M:%fZ', new.received_at, '-1 hour')
        ), 'skipped', 'due')
        FROM json_each(new.notify) WHERE value ->> 'channel' <> 'firm';
  END`,
  // A flood of spam replaces older spam; it cannot fill the disk.
  `CREATE TRIGGER limit_spam AFTER INSERT ON leads WHEN new.status = 'spam' BEGIN
    DELETE FROM leads WHERE id <=
      (SELECT id FROM leads WHERE status = 'spam' ORDER BY id DESC LIMIT 1 OFFSET 1000)
      AND status = 'spam';
  END`,
  `CREATE TRIGGER limit_recipients BEFORE INSERT ON recipients
    WHEN (SELECT count(*) FROM recipients WHERE lead = new.lead) >= 3 BEGIN
    SELECT RAISE(ABORT, 'a lead goes to at most three firms');
  END`,
  `CREATE TRIGGER send_to_a_firm AFTER INSERT ON recipients WHEN new.firm IS NOT NULL BEGIN
    INSERT INTO notifications (lead, channel, recipient, due_at)
      VALUES (new.lead, 'firm', new.firm, new.received_at);
    INSERT INTO status_changes (lead, status, firm, made_at, made_by)
      VALUES (new.lead, 'sent', new.firm, new.received_at, new.sent_by);
  END`,
  // A lead that one firm has accepted stays accepted, and one is declined when every firm has.
  `CREATE TRIGGER change_status AFTER INSERT ON status_changes BEGIN
    UPDATE leads SET status = CASE
      WHEN new.status = 'reopened' THEN
        iif(EXISTS (SELECT 1 FROM recipients WHERE lead = new.lead), 'sent', 'new')
      WHEN new.status = 'sent' AND status = 'accepted' THEN status
      WHEN new.status = 'declined' AND EXISTS (
        SELECT 1 FROM recipients WHERE lead = new.lead AND NOT EXISTS (
          SELECT 1 FROM status_changes AS change WHERE change.lead = new.lead
            AND change.status = 'declined' AND change.firm = recipients.firm)
      ) THEN status
      ELSE new.status END WHERE id = new.lead;
  END`,
  `CREATE TRIGGER withdraw_a_lead AFTER INSERT ON status_changes
    WHEN new.status = 'withdrawn' BEGIN
    ${follow('new.lead', 'withdrawal', 'new.made_at')};
    UPDATE notifications SET state = 'skipped'
      WHERE lead = new.lead AND about <> 'withdrawal' AND state = 'due';
  END`,
  `CREATE TRIGGER correct_a_lead AFTER UPDATE OF fields ON leads BEGIN
    ${follow('new.id', 'correction', now)};
  END`,
  `CREATE TRIGGER forget_a_lead AFTER DELETE ON leads BEGIN
    DELETE FROM recipients WHERE lead = old.id;
    DELETE FROM notifications WHERE lead = old.id;
    DELETE FROM status_changes WHERE lead = old.id;
    INSERT INTO deletions (lead, received_at)
      VALUES (old.id, old.received_at) ON CONFLICT DO NOTHING;
  END`,
];
