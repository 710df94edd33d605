import * as v from 'valibot';
import { withAsciiDomain } from '#machines/lead/clean-text.ts';
import type { Lead } from '#machines/lead/lead-form.ts';
import type { Argument } from './engine.ts';

export const statuses = ['new', 'sent', 'withdrawn', 'closed', 'spam'] as const;

export type Status = (typeof statuses)[number];

/** The visitor's email address as leads are found by it: Latin letters in lower case, however its domain is typed. */
export const emailKey = (email: Lead[string] | undefined): string =>
  withAsciiDomain(String(email ?? '')).replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

export const storedLead = v.object({
  id: v.number(),
  /** The visitor's name for the lead. */
  reference: v.string(),
  form: v.string(),
  /** ISO 8601, UTC, with milliseconds. */
  receivedAt: v.string(),
  /** If it waited in the browser for over an hour. */
  writtenAt: v.optional(
    v.pipe(
      v.nullable(v.string()),
      v.transform((at) => at ?? undefined),
    ),
  ),
  status: v.picklist(statuses),
  /** The worst state of its notifications; none if there are none. */
  notified: v.picklist(['failed', 'due', 'told', 'seen', 'none']),
  values: v.pipe(
    v.string(),
    v.parseJson(),
    v.record(v.string(), v.union([v.string(), v.pipe(v.array(v.string()), v.readonly())])),
  ),
});

export type StoredLead = v.InferOutput<typeof storedLead>;

/** A rejected confirmation does not count: those who act on the lead have it. */
export const leadColumns = `leads.id, reference, form,
  leads.received_at AS "receivedAt", written_at AS "writtenAt", status, fields AS "values",
  (SELECT CASE min(CASE state WHEN 'failed' THEN 1 WHEN 'due' THEN 2 WHEN 'told' THEN 3 WHEN 'seen' THEN 4 END)
      WHEN 1 THEN 'failed' WHEN 2 THEN 'due' WHEN 3 THEN 'told' WHEN 4 THEN 'seen' ELSE 'none' END
    FROM notifications WHERE lead = leads.id AND channel <> 'confirmation') AS notified`;

export interface Selection {
  readonly id?: number | undefined;
  readonly reference?: string | undefined;
  readonly since?: Date | undefined;
  readonly before?: Date | undefined;
  readonly email?: string | undefined;
  /** Only spam, or all leads and spam (default: no spam). */
  readonly spam?: 'only' | 'included' | undefined;
}

const spamConditions = { without: `status <> 'spam'`, only: `status = 'spam'`, included: 'true' };

export function where(selection: Selection): { sql: string; args: readonly Argument[] } {
  const { id, reference, since, before, email, spam = 'without' } = selection;
  const conditions: readonly (readonly [string, string | number | undefined])[] = [
    ['leads.id = ?', id],
    ['reference = ?', reference],
    ['leads.received_at >= ?', since?.toISOString()],
    ['leads.received_at < ?', before?.toISOString()],
    ['leads.email = ?', email === undefined ? undefined : emailKey(email)],
  ];
  const given = conditions.filter(([, value]) => value !== undefined);
  return {
    sql: `WHERE ${[spamConditions[spam], ...given.map(([sql]) => sql)].join(' AND ')}`,
    args: given.map(([, value]) => value ?? null),
  };
}

/** Selects columns of the matching leads, oldest first. */
export function matching(
  columns: string,
  selection: Selection,
): [sql: string, args: readonly Argument[]] {
  const { sql, args } = where(selection);
  return [`SELECT ${columns} FROM leads ${sql} ORDER BY received_at, leads.id`, args];
}
