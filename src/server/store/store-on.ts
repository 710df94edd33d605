import type { Client, InStatement, InValue } from '@libsql/client';
import * as v from 'valibot';
import { groupCommit } from './group-commit.ts';
import type { LeadStore, NewLead, Selection, StoredLead } from './lead-store.ts';
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

const insert = ({ form, idempotencyKey, receivedAt, values }: NewLead): InStatement => ({
  sql: `INSERT INTO leads (form, idempotency_key, received_at, fields) VALUES (?, ?, ?, ?)
    ON CONFLICT (form, idempotency_key) DO NOTHING`,
  args: [form, idempotencyKey ?? null, receivedAt.toISOString(), JSON.stringify(values)],
});

/** The condition of a selection, with what stands in it. */
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
async function emptyLog(client: Client): Promise<void> {
  const { rows } = await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  if (rows[0]?.['busy'] === 0) return;
  throw Object.assign(new Error('another process is reading the database'), {
    code: 'SQLITE_BUSY',
  });
}

export interface Guarded {
  readonly client: Client;
  /** True for a database file; false for a remote database. */
  readonly local: boolean;
  /** Rejects when what is written now would be lost. */
  readonly check: () => Promise<void>;
}

/** The lead store on an open database whose schema is up to date. */
export function storeOn({ client, local, check }: Guarded): LeadStore {
  const execute = async (sql: string, args: InValue[] = []) => {
    await check();
    return whileBusy(() => client.execute({ sql, args }));
  };
  return {
    save: groupCommit(async (leads: readonly NewLead[]) => {
      await check();
      await whileBusy(() => client.batch(leads.map(insert), 'write'));
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
      // The write-ahead log still holds what was deleted until it is written back and emptied.
      if (local) await whileBusy(() => emptyLog(client));
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
    close: () => client.close(),
  };
}
