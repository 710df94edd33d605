import type { Channel } from '#machines/lead-delivery/lead-delivery.machine.ts';
import type { Lead } from '#machines/lead/lead-form.ts';
import type { Execute } from './connection.ts';

export interface NewLead {
  readonly form: string;
  /** Identifies a request that may be delivered more than once; without it every delivery is a lead. */
  readonly idempotencyKey: string | undefined;
  readonly fingerprint?: string | undefined;
  readonly reference?: string | undefined;
  readonly receivedAt: Date;
  readonly values: Lead;
  readonly privacyVersion?: string | undefined;
  /** True if a program filled in the form: it goes into quarantine, and notifies nobody. */
  readonly isSpam?: boolean | undefined;
}

/** Stored now, stored by an earlier delivery, or rejected because another request used its key. */
export type SaveOutcome = 'stored' | 'repeated' | 'key-used';

export interface Recipient {
  readonly channel: Channel;
  /** An operator's address or a firm's slug; empty if the channel has only one recipient. */
  readonly recipient: string;
  readonly name?: string;
}

export type Recipients = (lead: Pick<NewLead, 'values'>) => Promise<readonly Recipient[]>;

/** Stores a whole group or nothing. A trigger adds the notifications of every new lead. */
const insert = `INSERT INTO leads (form, idempotency_key, fingerprint, reference, received_at, fields,
    status, privacy_version, notify)
  SELECT value ->> 'form', value ->> 'idempotencyKey', value ->> 'fingerprint',
    value ->> 'reference', value ->> 'receivedAt', value ->> 'fields',
    iif(value ->> 'isSpam', 'spam', 'new'), value ->> 'privacyVersion', value ->> 'notify'
  FROM json_each(?) WHERE true
  ON CONFLICT (form, idempotency_key) DO NOTHING RETURNING id`;

/** The lead that each key belongs to, and whether its body was the same. */
const owners = `SELECT item.key AS item, leads.id,
    fingerprint IS NULL OR fingerprint IS value ->> 'fingerprint' AS isSame
  FROM json_each(?) AS item LEFT JOIN leads
    ON form = value ->> 'form' AND idempotency_key = value ->> 'idempotencyKey'
  WHERE value ->> 'idempotencyKey' IS NOT NULL ORDER BY item.key`;

export const saveLeads =
  (execute: Execute, recipientsOf: Recipients) =>
  async (leads: readonly NewLead[]): Promise<(lead: NewLead) => SaveOutcome> => {
    const recipients = await Promise.all(leads.map(recipientsOf));
    const items = leads.map(({ values, ...lead }, index) => ({
      ...lead,
      fields: JSON.stringify(values),
      notify: JSON.stringify(recipients[index]),
    }));
    const args = [JSON.stringify(items)];
    const inserted = (await execute(insert, args)).rows.map(({ id }) => id);
    if (inserted.length === leads.length) return () => 'stored';
    const { rows } = await execute(owners, args);
    const unmatched = new Set(inserted);
    const outcomes = new Map(
      rows.map(({ item, id, isSame }) => {
        // Of several requests with one key, the first in the group was stored.
        const repeat = isSame === 1 ? 'repeated' : 'key-used';
        return [leads[Number(item)], unmatched.delete(id) ? 'stored' : repeat] as const;
      }),
    );
    return (lead) => outcomes.get(lead) ?? 'stored';
  };
