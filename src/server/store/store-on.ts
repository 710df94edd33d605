import type { InValue } from '@libsql/client';
import * as v from 'valibot';
import type { Connection } from './connection.ts';
import { groupCommit } from './group-commit.ts';
import type { LeadStore, NewLead, SaveOutcome, Selection, StoredLead } from './lead-store.ts';
import { whileBusy } from './while-busy.ts';

const rowSchema = v.pipe(
  v.object({
    id: v.number(),
    form: v.string(),
    received_at: v.string(),
    fields: v.pipe(
      v.string(),
      v.parseJson(),
      v.record(v.string(), v.union([v.string(), v.array(v.string())])),
    ),
  }),
  v.transform(({ received_at: receivedAt, fields: values, id, form }): StoredLead => ({
    id,
    form,
    receivedAt,
    values,
  })),
);

/** One statement that keeps all of a group or none. */
const insert = (leads: readonly NewLead[]): { sql: string; args: InValue[] } => ({
  sql: `INSERT INTO leads (form, idempotency_key, fingerprint, received_at, fields)
    VALUES ${leads.map(() => '(?, ?, ?, ?, ?)').join(', ')}
    ON CONFLICT (form, idempotency_key) DO NOTHING`,
  args: leads.flatMap(({ form, idempotencyKey, fingerprint, receivedAt, values }) => [
    form,
    idempotencyKey ?? null,
    idempotencyKey === undefined ? null : (fingerprint ?? null),
    receivedAt.toISOString(),
    JSON.stringify(values),
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

/** The condition of a selection, with its values. */
function where({ since, before, email }: Selection): { sql: string; args: InValue[] } {
  const conditions = [
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

/** Writes the write-ahead log back and empties it. Rejects as busy while another process reads it. */
async function emptyLog(connection: Connection): Promise<void> {
  const { rows } = await connection.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  if (rows[0]?.['busy'] === 0) return;
  throw Object.assign(new Error('another process is reading the database'), {
    code: 'SQLITE_BUSY',
  });
}

export interface Guarded {
  readonly connection: Connection;
  /** True for a database file; false for a remote database. */
  readonly local: boolean;
  /** Rejects when what is written now would be lost. */
  readonly check: () => Promise<void>;
}

/** The lead store on an open database whose schema is up to date. */
export function storeOn({ connection, local, check }: Guarded): LeadStore {
  const execute = async (sql: string, args: InValue[] = []) => {
    await check();
    return whileBusy(() => connection.execute(sql, args));
  };
  return {
    save: groupCommit(async (leads: readonly NewLead[]) => {
      const inserted = insert(leads);
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
      return (lead): SaveOutcome => (isOther(lead) ? 'key-used' : 'stored');
    }),
    list: async (selection = {}) => {
      const { sql, args } = where(selection);
      const { rows } = await execute(
        `SELECT id, form, received_at, fields FROM leads ${sql} ORDER BY received_at, id`,
        args,
      );
      return rows.map((row) => v.parse(rowSchema, row));
    },
    count: async (selection) => {
      const { sql, args } = where(selection);
      const { rows } = await execute(`SELECT count(*) AS leads FROM leads ${sql}`, args);
      return Number(rows[0]?.['leads']);
    },
    remove: async (selection) => {
      const { sql, args } = where(selection);
      const { rowsAffected } = await execute(`DELETE FROM leads ${sql}`, args);
      if (!local) return rowsAffected;
      // secure_delete overwrites a row where it is; a copy that SQLite left as it moved rows
      // between pages goes when the whole file is written anew, and the log with it.
      await execute('VACUUM');
      await whileBusy(() => emptyLog(connection));
      return rowsAffected;
    },
    backup: async (file) => {
      if (!local) {
        throw new Error('a remote database is backed up where it is kept, not from here');
      }
      await execute('VACUUM INTO ?', [file]);
    },
    newest: async () => {
      const { rows } = await execute('SELECT max(received_at) AS newest FROM leads');
      const newest = rows[0]?.['newest'];
      return typeof newest === 'string' ? new Date(newest) : null;
    },
    probe: async () => {
      // The least write there is, to a number that nothing reads; a remote server may refuse it.
      await execute(local ? 'PRAGMA user_version = 0' : 'SELECT 1 FROM leads LIMIT 1');
    },
    close: () => connection.close(),
  };
}
