import type { InValue } from '@libsql/client';
import type { Channel } from '#machines/lead-delivery/lead-delivery.machine.ts';
import type { Execute } from './connection.ts';
import type { NewLead, SaveOutcome } from './lead-store.ts';

/**
 * One statement that keeps all of a group or none. A trigger of the database adds, within it, a
 * notification on each channel for every lead that is new.
 */
const insert = (
  leads: readonly NewLead[],
  channels: readonly Channel[],
): { sql: string; args: InValue[] } => ({
  sql: `INSERT INTO leads
      (form, idempotency_key, fingerprint, reference, received_at, fields, channels)
    VALUES ${leads.map(() => '(?, ?, ?, ?, ?, ?, ?)').join(', ')}
    ON CONFLICT (form, idempotency_key) DO NOTHING`,
  args: leads.flatMap(({ form, idempotencyKey, fingerprint, reference, receivedAt, values }) => [
    form,
    idempotencyKey ?? null,
    idempotencyKey === undefined ? null : (fingerprint ?? null),
    reference ?? null,
    receivedAt.toISOString(),
    JSON.stringify(values),
    JSON.stringify(channels),
  ]),
});

/** The keys of a group, with the fingerprint of the request that each belongs to. */
const owners = (leads: readonly NewLead[]): { sql: string; args: InValue[] } => {
  const keyed = leads.filter(({ idempotencyKey }) => idempotencyKey !== undefined);
  return {
    sql: `SELECT form, idempotency_key, fingerprint FROM leads
      WHERE fingerprint IS NOT NULL
      AND (form, idempotency_key) IN (VALUES ${keyed.map(() => '(?, ?)').join(', ')})`,
    args: keyed.flatMap(({ form, idempotencyKey }) => [form, idempotencyKey ?? null]),
  };
};

/** Keeps a group of leads, and tells of each what came of it. */
export const saveLeads =
  (execute: Execute, channels: readonly Channel[]) =>
  async (leads: readonly NewLead[]): Promise<(lead: NewLead) => SaveOutcome> => {
    const inserted = insert(leads, channels);
    const { rowsAffected } = await execute(inserted.sql, inserted.args);
    if (rowsAffected === leads.length) return () => 'stored';
    const { sql, args } = owners(leads);
    const { rows } = await execute(sql, args);
    const isOther = ({ form, idempotencyKey, fingerprint }: NewLead): boolean =>
      rows.some(
        (row) =>
          row['form'] === form &&
          row['idempotency_key'] === idempotencyKey &&
          row['fingerprint'] !== fingerprint,
      );
    return (lead) => (isOther(lead) ? 'key-used' : 'stored');
  };
