import type { InValue, Row } from '@libsql/client';
import * as v from 'valibot';
import { notificationStatuses, statuses, type Selection, type StoredLead } from './stored-lead.ts';

/** A rejected confirmation does not count: the lead has reached those who act on it. */
export const leadColumns = `leads.id, reference, form, received_at, status, fields,
  (SELECT CASE min(CASE state WHEN 'failed' THEN 1 WHEN 'due' THEN 2 WHEN 'skipped' THEN 4 ELSE 3 END)
      WHEN 1 THEN 'failed' WHEN 2 THEN 'due' WHEN 3 THEN 'told' ELSE 'none' END
    FROM notifications WHERE lead = leads.id AND channel <> 'confirmation') AS told`;

const rowSchema = v.pipe(
  v.object({
    id: v.number(),
    reference: v.nullable(v.string()),
    form: v.string(),
    received_at: v.string(),
    status: v.picklist(statuses),
    told: v.picklist(notificationStatuses),
    fields: v.pipe(
      v.string(),
      v.parseJson(),
      v.record(v.string(), v.union([v.string(), v.array(v.string())])),
    ),
  }),
  v.transform(({ id, reference, form, received_at: receivedAt, status, told, fields }) => ({
    id,
    reference: reference ?? '',
    form,
    receivedAt,
    status,
    told,
    values: fields,
  })),
);

export const leadOfRow = (row: Row): StoredLead => v.parse(rowSchema, row);

const spamConditions = { without: `status <> 'spam'`, only: `status = 'spam'`, included: 'true' };

/** The condition of a selection, with its values. */
export function where(selection: Selection): { sql: string; args: InValue[] } {
  const { id, reference, since, before, email, spam = 'without' } = selection;
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
    sql: `WHERE ${[spamConditions[spam], ...conditions.map(({ sql }) => sql)].join(' AND ')}`,
    args: conditions.map(({ value }) => value),
  };
}
