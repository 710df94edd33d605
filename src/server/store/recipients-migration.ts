/** The table since recipients have a notification each. Part of released steps: never edited. */
export const notificationsTable = (about: string): string =>
  `CREATE TABLE notifications (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    lead INTEGER NOT NULL,
    channel TEXT NOT NULL,
    recipient TEXT NOT NULL DEFAULT '',
    about TEXT NOT NULL DEFAULT 'lead' CHECK (${about}),
    message_id TEXT NOT NULL DEFAULT (lower(hex(randomblob(16)))),
    state TEXT NOT NULL DEFAULT 'due'
      CHECK (state IN ('due', 'told', 'failed', 'seen', 'skipped')),
    attempts INTEGER NOT NULL DEFAULT 0,
    due_at TEXT NOT NULL,
    told_at TEXT,
    problem TEXT,
    UNIQUE (lead, channel, recipient, about)
  ) STRICT`;

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
  notificationsTable(`about IN ('lead', 'correction', 'withdrawal')`),
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
  `CREATE TRIGGER forget_a_lead AFTER DELETE ON leads BEGIN
    DELETE FROM recipients WHERE lead = old.id;
    DELETE FROM notifications WHERE lead = old.id;
    DELETE FROM status_changes WHERE lead = old.id;
    INSERT INTO deletions (lead, received_at)
      VALUES (old.id, old.received_at) ON CONFLICT DO NOTHING;
  END`,
];
