import type { InValue, Row } from '@libsql/client';
import * as v from 'valibot';
import { statuses, tellings, type Selection, type StoredLead } from './stored-lead.ts';

/** What is read of a lead; of its notifications the worst, as its place in the list of tellings. */
export const leadColumns = `leads.id, reference, form, received_at, status, fields,
  (SELECT min(CASE state WHEN 'failed' THEN 0 WHEN 'due' THEN 1 ELSE 2 END)
    FROM notifications WHERE lead = leads.id) AS worst`;

const rowSchema = v.pipe(
  v.object({
    id: v.number(),
    reference: v.nullable(v.string()),
    form: v.string(),
    received_at: v.string(),
    status: v.picklist(statuses),
    worst: v.nullable(v.number()),
    fields: v.pipe(
      v.string(),
      v.parseJson(),
      v.record(v.string(), v.union([v.string(), v.array(v.string())])),
    ),
  }),
  v.transform(
    ({ id, reference, form, received_at: receivedAt, status, worst, fields: values }) => ({
      id,
      reference: reference ?? '',
      form,
      receivedAt,
      status,
      told: (worst === null ? undefined : tellings[worst]) ?? ('none' as const),
      values,
    }),
  ),
);

export const leadOfRow = (row: Row): StoredLead => v.parse(rowSchema, row);

/** The condition of a selection, with its values. */
export function where(selection: Selection): { sql: string; args: InValue[] } {
  const { id, reference, since, before, email } = selection;
  const conditions = [
    id !== undefined && { sql: 'leads.id = ?', value: id },
    reference !== undefined && { sql: 'reference = ?', value: reference },
    since && { sql: 'received_at >= ?', value: since.toISOString() },
    before && { sql: 'received_at < ?', value: before.toISOString() },
    email !== undefined && {
      sql: `lower(json_extract(fields, '$.email')) = lower(?)`,
      value: email,
    },
  ].filter((condition) => typeof condition === 'object');
  return {
    sql: conditions.length === 0 ? '' : `WHERE ${conditions.map(({ sql }) => sql).join(' AND ')}`,
    args: conditions.map(({ value }) => value),
  };
}
