import type { InValue } from '@libsql/client';
import type { Channel } from '#machines/lead-delivery/lead-delivery.machine.ts';
import type { Lead } from '#machines/lead/lead-form.ts';
import type { Execute } from './connection.ts';

/** A form as it is handed to the store. */
export interface NewLead {
  readonly form: string;
  /** Names one request, however often it is delivered; without it every delivery is a lead. */
  readonly idempotencyKey: string | undefined;
  /** Tells one request's body from another's, where the request has a key. */
  readonly fingerprint?: string | undefined;
  /** What the visitor is told to name the lead by. */
  readonly reference?: string | undefined;
  readonly receivedAt: Date;
  readonly values: Lead;
  readonly privacyVersion?: string | undefined;
  /** True for a form that a program filled in: it goes into quarantine, and notifies nobody. */
  readonly isSpam?: boolean | undefined;
}

/** Stored now, stored by an earlier delivery, or rejected because another request used its key. */
export type SaveOutcome = 'stored' | 'repeated' | 'key-used';

export interface Recipient {
  readonly channel: Channel;
  /** An operator's address or a firm's slug; empty where the channel has only one recipient. */
  readonly recipient: string;
  readonly name?: string;
}

/** Whom to notify of a lead. */
export type Recipients = (lead: Pick<NewLead, 'values'>) => Promise<readonly Recipient[]>;

/** Stores a whole group or nothing. Within it, a trigger adds the notifications of every new lead. */
const insert = (
  leads: readonly NewLead[],
  recipients: readonly (readonly Recipient[])[],
): { sql: string; args: InValue[] } => ({
  sql: `INSERT INTO leads (form, idempotency_key, fingerprint, reference, received_at, fields,
      status, privacy_version, notify)
    VALUES ${leads.map(() => '(?, ?, ?, ?, ?, ?, ?, ?, ?)').join(', ')}
    ON CONFLICT (form, idempotency_key) DO NOTHING RETURNING form, idempotency_key`,
  args: leads.flatMap((lead, index) => [
    lead.form,
    lead.idempotencyKey ?? null,
    lead.idempotencyKey === undefined ? null : (lead.fingerprint ?? null),
    lead.reference ?? null,
    lead.receivedAt.toISOString(),
    JSON.stringify(lead.values),
    lead.isSpam === true ? 'spam' : 'new',
    lead.privacyVersion ?? null,
    JSON.stringify(recipients[index]),
  ]),
});

/** The keys of a group, with the fingerprint of the request that each belongs to. */
const owners = (leads: readonly NewLead[]): { sql: string; args: InValue[] } => ({
  sql: `SELECT form, idempotency_key, fingerprint FROM leads
    WHERE (form, idempotency_key) IN (VALUES ${leads.map(() => '(?, ?)').join(', ')})`,
  args: leads.flatMap(({ form, idempotencyKey }) => [form, idempotencyKey ?? null]),
});

const keyOf = (form: unknown, idempotencyKey: unknown): string =>
  JSON.stringify([form, idempotencyKey]);

/** Stores a group of leads, and returns the outcome of each. */
export const saveLeads =
  (execute: Execute, recipientsOf: Recipients) =>
  async (leads: readonly NewLead[]): Promise<(lead: NewLead) => SaveOutcome> => {
    const inserted = insert(leads, await Promise.all(leads.map(recipientsOf)));
    const { rows } = await execute(inserted.sql, inserted.args);
    if (rows.length === leads.length) return () => 'stored';
    const stored = new Set(rows.map((row) => keyOf(row['form'], row['idempotency_key'])));
    const keyed = leads.filter(({ idempotencyKey }) => idempotencyKey !== undefined);
    // Of several requests with one key the first in the group is the one that was stored.
    const firsts = new Set(
      keyed.filter(({ form, idempotencyKey }) => stored.delete(keyOf(form, idempotencyKey))),
    );
    const { sql, args } = owners(keyed);
    const fingerprints = new Map(
      (await execute(sql, args)).rows.map((row) => [
        keyOf(row['form'], row['idempotency_key']),
        row['fingerprint'],
      ]),
    );
    return (lead) => {
      if (lead.idempotencyKey === undefined || firsts.has(lead)) return 'stored';
      const owner = fingerprints.get(keyOf(lead.form, lead.idempotencyKey)) ?? null;
      return owner === null || owner === lead.fingerprint ? 'repeated' : 'key-used';
    };
  };
