import * as v from 'valibot';
import type { Firm } from '#content/firm.ts';
import type { Lead } from '#machines/lead/lead-form.ts';
import { changeOn, selectOn, type Execute } from './connection.ts';
import type { Recipient } from './save-leads.ts';
import { leadColumns, matching, storedLead, type Selection, type Status } from './stored-lead.ts';

/** A JSON list of related rows. Times are ISO 8601, UTC. */
const rowsOf = <Entry extends v.GenericSchema>(entry: Entry) =>
  v.pipe(v.string(), v.parseJson(), v.array(entry));

const text = v.string();
const optionalText = v.nullable(v.string());

const leadDetails = v.object({
  ...storedLead.entries,
  /** The date of the privacy notice it came under; null for a lead of an earlier version. */
  privacyVersion: optionalText,
  /** The firms that received the lead; `firm` is null in an earlier version's note. */
  recipients: rowsOf(
    v.object({ name: text, receivedAt: text, firm: optionalText, sentBy: optionalText }),
  ),
  notifications: rowsOf(
    v.object({
      channel: text,
      recipient: text,
      about: text,
      state: text,
      attempts: v.number(),
      toldAt: optionalText,
      problem: optionalText,
      /** How many more confirmations the address would have received within the hour. */
      held: v.number(),
    }),
  ),
  history: rowsOf(v.object({ status: text, firm: optionalText, madeAt: text, madeBy: text })),
});

export type LeadDetails = v.InferOutput<typeof leadDetails>;

/** A change of status, by name: a reopened lead is sent or new again. */
export interface StatusChange {
  readonly status: Exclude<Status, 'new' | 'sent' | 'spam'> | 'reopened';
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

const detailColumns = `${leadColumns}, privacy_version AS privacyVersion,
  (SELECT json_group_array(json_object('name', name, 'receivedAt', received_at, 'firm', firm,
      'sentBy', sent_by) ORDER BY id)
    FROM recipients WHERE lead = leads.id) AS recipients,
  (SELECT json_group_array(json_object('channel', channel, 'recipient', recipient, 'about', about,
      'state', state, 'attempts', attempts, 'toldAt', told_at, 'problem', problem,
      'held', ${heldConfirmations}) ORDER BY id)
    FROM notifications AS own WHERE lead = leads.id) AS notifications,
  (SELECT json_group_array(json_object('status', status, 'firm', firm, 'madeAt', made_at,
      'madeBy', made_by) ORDER BY id)
    FROM status_changes WHERE lead = leads.id) AS history`;

/** What the operator does with a lead. `erase` removes overwritten data from the database's files. */
export function leadAdmin(execute: Execute, erase: () => Promise<void>) {
  const select = selectOn(execute);
  const change = changeOn(execute);
  return {
    find: (selection: Selection) => select(leadDetails, ...matching(detailColumns, selection)),
    /** Sends a lead to a firm. Rejects for a fourth firm, and for one that has it. */
    assign: (id: number, firm: Pick<Firm, 'slug' | 'name'>, by: string, at: Date) =>
      change(
        'INSERT INTO recipients (lead, name, firm, received_at, sent_by) VALUES (?, ?, ?, ?, ?)',
        [id, firm.name, firm.slug, at.toISOString(), by],
      ),
    changeStatus: (id: number, { status, firm, by, at }: StatusChange) =>
      change(
        'INSERT INTO status_changes (lead, status, firm, made_at, made_by) VALUES (?, ?, ?, ?, ?)',
        [id, status, firm ?? null, at.toISOString(), by],
      ),
    /** Replaces a lead's values beyond recovery, and notifies everybody who has the lead. */
    correct: async (id: number, values: Lead): Promise<void> => {
      await change('UPDATE leads SET fields = ? WHERE id = ?', [JSON.stringify(values), id]);
      await erase();
    },
    /** Takes a lead out of quarantine and notifies its recipients. */
    restoreSpam: (id: number, recipients: readonly Recipient[]) =>
      // Inserts it again: the triggers of a new lead notify of it.
      change(
        `REPLACE INTO leads (id, form, idempotency_key, received_at, fields, fingerprint, reference,
            privacy_version, notify)
          SELECT id, form, idempotency_key, received_at, fields, fingerprint, reference,
            privacy_version, ? FROM leads WHERE id = ? AND status = 'spam'`,
        [JSON.stringify(recipients), id],
      ),
  };
}
