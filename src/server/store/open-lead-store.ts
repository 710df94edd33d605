import type { Client } from '@libsql/client';
import * as v from 'valibot';
import { messageOf } from '#src/server/command.ts';
import { printableUrl, type DatabaseLocation } from './database-location.ts';
import { openDatabase } from './database.ts';
import type { LeadStore, StoredLead } from './lead-store.ts';
import { migrate } from './migrations.ts';

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

function storeOn(client: Client, local: boolean): LeadStore {
  return {
    save: async ({ form, idempotencyKey, receivedAt, values }) => {
      await client.execute(
        `INSERT INTO leads (form, idempotency_key, received_at, fields) VALUES (?, ?, ?, ?)
          ON CONFLICT (form, idempotency_key) DO NOTHING`,
        [form, idempotencyKey ?? null, receivedAt.toISOString(), JSON.stringify(values)],
      );
    },
    list: async ({ since } = {}) => {
      const { rows } = await client.execute(
        `SELECT id, form, received_at, fields FROM leads WHERE received_at >= ?
          ORDER BY received_at, id`,
        [since?.toISOString() ?? ''],
      );
      return rows.map((row) => v.parse(rowSchema, row));
    },
    count: async ({ before }) => {
      const { rows } = await client.execute(
        'SELECT count(*) AS leads FROM leads WHERE received_at < ?',
        [before.toISOString()],
      );
      return Number(rows[0]?.['leads']);
    },
    purge: async ({ before }) => {
      const { rowsAffected } = await client.execute('DELETE FROM leads WHERE received_at < ?', [
        before.toISOString(),
      ]);
      // The write-ahead log still holds what was deleted until it is written back and emptied.
      if (local) await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
      return rowsAffected;
    },
    close: () => client.close(),
  };
}

/**
 * Opens the lead store, making the file and bringing its schema forward as needed.
 * Rejects with a sentence that names the database when it cannot be opened.
 */
export async function openLeadStore(location: DatabaseLocation): Promise<LeadStore> {
  try {
    const client = await openDatabase(location);
    try {
      await migrate(client);
    } catch (error) {
      client.close();
      throw error;
    }
    return storeOn(client, location.file !== undefined);
  } catch (error) {
    const reason = messageOf(error);
    throw new Error(`The lead store at ${printableUrl(location)} cannot be opened: ${reason}.`, {
      cause: error,
    });
  }
}
