import * as v from 'valibot';
import { selectOn, type Connection, type Execute } from './connection.ts';
import { groupCommit } from './group-commit.ts';
import { leadAdmin } from './lead-admin.ts';
import { notificationQueue } from './notification-queue.ts';
import { saveLeads, type Recipients } from './save-leads.ts';
import { leadColumns, matching, storedLead, where, type Selection } from './stored-lead.ts';
import { retryWhileBusy } from './retry-while-busy.ts';

/** Delay, in milliseconds, from a statement until the write-ahead log is folded into the database. */
const foldDelay = 500;

/** Empties the write-ahead log into the database. Rejects as busy while another process reads it. */
async function emptyLog(connection: Connection): Promise<void> {
  const { rows } = await connection.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  if (rows[0]?.['busy'] === 0) return;
  throw Object.assign(new Error('another process is reading the database'), {
    code: 'SQLITE_BUSY',
  });
}

/** A deleted lead. A number alone could be given to another lead after a restore. */
const deletion = v.object({ lead: v.number(), receivedAt: v.string() });

const total = v.object({ leads: v.number(), newest: v.nullable(v.string()) });

export type LeadStore = ReturnType<typeof leadStoreOn>;

/** The lead store on a migrated database, local or remote. It notifies the recipients of each saved lead. */
export function leadStoreOn(connection: Connection, local: boolean, recipientsOf: Recipients) {
  let folding: NodeJS.Timeout | undefined;
  // Leads that are only in the log are lost with it.
  const foldLog = (): void => {
    folding = undefined;
    // After a failure, the next statement tries again.
    connection.execute('PRAGMA wal_checkpoint(PASSIVE)').catch(() => {});
  };
  const execute: Execute = async (sql, args = []) => {
    const result = await retryWhileBusy(() => connection.execute(sql, args));
    // A statement that returns rows does not count them.
    const hasWritten = result.rowsAffected > 0 || sql.includes('RETURNING');
    if (local && hasWritten) folding ??= setTimeout(foldLog, foldDelay).unref();
    return result;
  };
  const select = selectOn(execute);
  const erase = async (): Promise<void> => {
    if (!local) return;
    // secure_delete overwrites a row in place. VACUUM also removes the copies that SQLite left as it
    // moved rows between pages.
    await execute('VACUUM');
    await retryWhileBusy(() => emptyLog(connection));
  };
  const remove = async ({ sql, args }: ReturnType<typeof where>): Promise<number> => {
    const { rowsAffected } = await execute(`DELETE FROM leads ${sql}`, args);
    if (rowsAffected > 0) await erase();
    return rowsAffected;
  };
  return {
    /** Saves a lead and its notifications to disk, once for its form and idempotency key. */
    save: groupCommit(saveLeads(execute, recipientsOf)),
    list: (selection: Selection = {}) => select(storedLead, ...matching(leadColumns, selection)),
    /** How many leads match, and when the newest of them came. */
    count: async (selection: Selection = {}) => {
      const { sql, args } = where(selection);
      const counted = `SELECT count(*) AS leads, max(received_at) AS newest FROM leads ${sql}`;
      const [{ leads, newest } = { leads: 0, newest: null }] = await select(total, counted, args);
      return { leads, newest: newest === null ? null : new Date(newest) };
    },
    remove: (selection: Selection) => remove(where(selection)),
    admin: leadAdmin(execute, erase),
    notifications: notificationQueue(execute),
    /** Writes a consistent copy to an empty file, while others may write here. */
    backup: async (file: string): Promise<void> => {
      if (!local) throw new Error('a remote database is backed up on its own server');
      await execute('VACUUM INTO ?', [file]);
    },
    /** The deleted leads, which an older copy may still contain. */
    deletions: () => select(deletion, 'SELECT lead, received_at AS receivedAt FROM deletions'),
    /** Deletes these leads again; returns how many were there. */
    repeatDeletions: (deletions: readonly v.InferOutput<typeof deletion>[]) =>
      remove({
        sql: `WHERE (id, received_at) IN
          (SELECT value ->> 'lead', value ->> 'receivedAt' FROM json_each(?))`,
        args: [JSON.stringify(deletions)],
      }),
    /** Rejects if the database cannot be written. Takes no longer with more leads. */
    probe: async (): Promise<void> => {
      // Nothing reads user_version. A remote server may reject writing it.
      await execute(local ? 'PRAGMA user_version = 0' : 'SELECT 1 FROM leads LIMIT 1');
    },
    close: () => connection.close(),
  };
}
