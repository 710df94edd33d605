import * as v from 'valibot';
import type { Firm } from '#content/firm.ts';
import type { Lead } from '#machines/lead/lead-form.ts';
import { selectOn, type Execute } from './connection.ts';
import type { Recipient } from './save-leads.ts';
import { leadColumns, storedLead, where, type Selection, type Status } from './stored-lead.ts';

const leadAndNotice = v.object({
  ...storedLead.entries,
  /** The date of the privacy notice that it came under; null for a lead of an earlier version. */
  privacyVersion: v.nullable(v.string()),
});

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

/** A change of status, by name: a reopened lead is sent or new again. */
export interface StatusChange {
  readonly status: Exclude<Status, 'new' | 'sent' | 'spam'> | 'reopened';
  /** The slug of the firm that accepted or declined. */
  readonly firm?: string | undefined;
  readonly by: string;
  readonly at: Date;
}

const heldConfirmations = `(SELECT count(*) FROM leads AS later
    JOIN notifications AS other ON other.lead = later.id
      AND other.channel = 'confirmation' AND other.state = 'skipped'
  WHERE own.channel = 'confirmation' AND own.state <> 'skipped'
    AND lower(json_extract(later.fields, '$.email')) = lower(json_extract(leads.fields, '$.email'))
    AND later.received_at >= leads.received_at AND later.received_at <
      strftime('%Y-%m-%dT%H:%M:%fZ', leads.received_at, '+1 hour'))`;

export type LeadAdmin = ReturnType<typeof leadAdmin>;

/** A lead with everything that is kept about it. */
export type LeadDetails = Awaited<ReturnType<LeadAdmin['find']>>[number];

/** What the operator does with a lead. `erase` removes overwritten data from the database's files. */
export function leadAdmin(execute: Execute, erase: () => Promise<void>) {
  const select = selectOn(execute);
  return {
    /** The matching leads, oldest first. */
    find: async (selection: Selection) => {
      const { sql, args } = where(selection);
      const leads = await select(
        leadAndNotice,
        `SELECT ${leadColumns}, privacy_version AS privacyVersion FROM leads ${sql}
          ORDER BY received_at, leads.id`,
        args,
      );
      const details = async (lead: (typeof leads)[number]) => ({
        ...lead,
        recipients: await select(
          recipient,
          `SELECT name, received_at AS receivedAt, firm, sent_by AS sentBy FROM recipients
            WHERE lead = ? ORDER BY id`,
          [lead.id],
        ),
        notifications: await select(
          notification,
          `SELECT channel, recipient, about, state, attempts, told_at AS toldAt, problem,
              ${heldConfirmations} AS held
            FROM notifications AS own JOIN leads ON leads.id = lead WHERE lead = ? ORDER BY own.id`,
          [lead.id],
        ),
        history: await select(
          statusChange,
          `SELECT status, firm, made_at AS madeAt, made_by AS madeBy FROM status_changes
            WHERE lead = ? ORDER BY id`,
          [lead.id],
        ),
      });
      return Promise.all(leads.map(details));
    },
    /** Sends a lead to a firm. Rejects for a fourth firm, and for one that has it. */
    assign: async (
      id: number,
      { slug, name }: Pick<Firm, 'slug' | 'name'>,
      by: string,
      at: Date,
    ) => {
      await execute(
        'INSERT INTO recipients (lead, name, firm, received_at, sent_by) VALUES (?, ?, ?, ?, ?)',
        [id, name, slug, at.toISOString(), by],
      );
    },
    changeStatus: async (id: number, { status, firm, by, at }: StatusChange) => {
      await execute(
        'INSERT INTO status_changes (lead, status, firm, made_at, made_by) VALUES (?, ?, ?, ?, ?)',
        [id, status, firm ?? null, at.toISOString(), by],
      );
    },
    /** Replaces a lead's values beyond recovery, and tells everybody who has the lead. */
    correct: async (id: number, values: Lead): Promise<void> => {
      await execute('UPDATE leads SET fields = ? WHERE id = ?', [JSON.stringify(values), id]);
      await erase();
    },
    /** Takes a lead out of quarantine and notifies its recipients; false if it is not there. */
    restoreSpam: async (id: number, recipients: readonly Recipient[]): Promise<boolean> => {
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
  };
}
