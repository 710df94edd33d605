import * as v from 'valibot';
import type { Lead } from '#machines/lead/lead-form.ts';
import type { Execute } from './connection.ts';
import { leadColumns, leadOfRow } from './lead-row.ts';
import type { Recipient } from './save-leads.ts';
import type { Status, StoredLead } from './stored-lead.ts';

/** A firm that received a lead, or an earlier version's note of who did. Times are ISO 8601, UTC. */
const recipient = v.object({
  name: v.string(),
  receivedAt: v.string(),
  firm: v.nullable(v.string()),
  sentBy: v.nullable(v.string()),
});

/** What is known of a notification. */
const notification = v.object({
  channel: v.string(),
  recipient: v.string(),
  about: v.string(),
  state: v.string(),
  attempts: v.number(),
  toldAt: v.nullable(v.string()),
  problem: v.nullable(v.string()),
  /** Of a confirmation: how many more the address would have got within the hour. */
  held: v.number(),
});

const statusChange = v.object({
  status: v.string(),
  firm: v.nullable(v.string()),
  madeAt: v.string(),
  madeBy: v.string(),
});

/** A lead with everything that is kept about it. */
export interface LeadDetails extends StoredLead {
  /** The date of the privacy notice that it came under; null for a lead of an earlier version. */
  readonly privacyVersion: string | null;
  readonly recipients: readonly v.InferOutput<typeof recipient>[];
  readonly notifications: readonly v.InferOutput<typeof notification>[];
  readonly history: readonly v.InferOutput<typeof statusChange>[];
}

/** A change of status, by name: a reopened lead is sent or new again. */
export interface StatusChange {
  readonly status: Exclude<Status, 'new' | 'sent' | 'spam'> | 'reopened';
  /** The slug of the firm that accepted or declined. */
  readonly firm?: string | undefined;
  readonly by: string;
  readonly at: Date;
}

/** What the operator does with a lead. Every method rejects when the database fails. */
export interface LeadAdmin {
  /** Null if there is no lead of that number. */
  readonly find: (id: number) => Promise<LeadDetails | null>;
  /** Sends a lead to a firm. Rejects for a fourth firm, and for one that has it. */
  readonly assign: (
    id: number,
    firm: { readonly slug: string; readonly name: string },
    by: string,
    at: Date,
  ) => Promise<void>;
  readonly changeStatus: (id: number, change: StatusChange) => Promise<void>;
  /** Replaces a lead's values beyond recovery, and tells everybody who has the lead. */
  readonly correct: (id: number, values: Lead) => Promise<void>;
  /** Takes a lead out of quarantine and notifies its recipients; false if it is not there. */
  readonly restoreSpam: (id: number, recipients: readonly Recipient[]) => Promise<boolean>;
}

const heldConfirmations = `(SELECT count(*) FROM leads AS later
    JOIN notifications AS other ON other.lead = later.id
      AND other.channel = 'confirmation' AND other.state = 'skipped'
  WHERE own.channel = 'confirmation' AND own.state <> 'skipped'
    AND lower(json_extract(later.fields, '$.email')) = lower(json_extract(leads.fields, '$.email'))
    AND later.received_at >= leads.received_at AND later.received_at <
      strftime('%Y-%m-%dT%H:%M:%fZ', leads.received_at, '+1 hour'))`;

/** `erase` removes overwritten data from the database's files. */
export const leadAdmin = (execute: Execute, erase: () => Promise<void>): LeadAdmin => ({
  find: async (id) => {
    const { rows } = await execute(
      `SELECT ${leadColumns}, privacy_version FROM leads WHERE id = ?`,
      [id],
    );
    if (rows[0] === undefined) return null;
    const recipients = await execute(
      `SELECT name, received_at AS receivedAt, firm, sent_by AS sentBy FROM recipients
        WHERE lead = ? ORDER BY id`,
      [id],
    );
    const notifications = await execute(
      `SELECT channel, recipient, about, state, attempts, told_at AS toldAt, problem,
          ${heldConfirmations} AS held
        FROM notifications AS own JOIN leads ON leads.id = lead WHERE lead = ? ORDER BY own.id`,
      [id],
    );
    const history = await execute(
      `SELECT status, firm, made_at AS madeAt, made_by AS madeBy FROM status_changes
        WHERE lead = ? ORDER BY id`,
      [id],
    );
    return {
      ...leadOfRow(rows[0]),
      privacyVersion: v.parse(v.nullable(v.string()), rows[0]['privacy_version']),
      recipients: v.parse(v.array(recipient), recipients.rows),
      notifications: v.parse(v.array(notification), notifications.rows),
      history: v.parse(v.array(statusChange), history.rows),
    };
  },
  assign: async (id, { slug, name }, by, at) => {
    await execute(
      'INSERT INTO recipients (lead, name, firm, received_at, sent_by) VALUES (?, ?, ?, ?, ?)',
      [id, name, slug, at.toISOString(), by],
    );
  },
  changeStatus: async (id, { status, firm, by, at }) => {
    await execute(
      'INSERT INTO status_changes (lead, status, firm, made_at, made_by) VALUES (?, ?, ?, ?, ?)',
      [id, status, firm ?? null, at.toISOString(), by],
    );
  },
  correct: async (id, values) => {
    await execute('UPDATE leads SET fields = ? WHERE id = ?', [JSON.stringify(values), id]);
    await erase();
  },
  restoreSpam: async (id, recipients) => {
    // Inserted again, so that the triggers of a new lead notify of it.
    const { rowsAffected } = await execute(
      `REPLACE INTO leads (id, form, idempotency_key, received_at, fields, fingerprint, reference,
          privacy_version, notify)
        SELECT id, form, idempotency_key, received_at, fields, fingerprint, reference,
          privacy_version, ? FROM leads WHERE id = ? AND status = 'spam'`,
      [JSON.stringify(recipients), id],
    );
    return rowsAffected > 0;
  },
});
