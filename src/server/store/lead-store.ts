import * as v from 'valibot';
import { selectOn, type Connection, type Execute } from './connection.ts';
import { groupCommit } from './group-commit.ts';
import { leadAdmin } from './lead-admin.ts';
import { notificationQueue } from './notification-queue.ts';
import { saveLeads, type Recipients } from './save-leads.ts';
import { leadColumns, storedLead, where, type Selection, type StoredLead } from './stored-lead.ts';
import { retryWhileBusy } from './retry-while-busy.ts';

/** Delay, in milliseconds, from a statement until the write-ahead log is folded into the database. */
const foldDelay = 500;

/** Writes the write-ahead log back and empties it. Rejects as busy while another process reads it. */
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

/** Where leads are kept. Every method rejects when the database fails. */
export type LeadStore = ReturnType<typeof leadStoreOn>;

/**
 * The lead store on an open database, local or remote, whose schema is up to date. It notifies the recipients of
 * each lead that is saved.
 */
export function leadStoreOn(connection: Connection, local: boolean, recipientsOf: Recipients) {
  let foldsLog = !local;
  // Leads that are in the log alone are lost with it.
  const foldLogSoon = (): void => {
    if (foldsLog) return;
    foldsLog = true;
    const fold = async (): Promise<void> => {
      foldsLog = false;
      await connection.execute('PRAGMA wal_checkpoint(PASSIVE)');
    };
    // After a failure, the next statement tries again.
    setTimeout(() => void fold().catch(() => {}), foldDelay).unref();
  };
  const execute: Execute = async (sql, args = []) => {
    const result = await retryWhileBusy(() => connection.execute(sql, args));
    // An INSERT that returns rows does not count them.
    if (result.rowsAffected > 0 || sql.startsWith('INSERT')) foldLogSoon();
    return result;
  };
  const select = selectOn(execute);
  const erase = async (): Promise<void> => {
    if (!local) return;
    // secure_delete overwrites a row in place. VACUUM rewrites the file without the copies that
    // SQLite left as it moved rows between pages.
    await execute('VACUUM');
    await retryWhileBusy(() => emptyLog(connection));
  };
  const remove = async (sql: string, args: Parameters<Execute>[1]): Promise<number> => {
    const { rowsAffected } = await execute(`DELETE FROM leads ${sql}`, args);
    if (rowsAffected > 0) await erase();
    return rowsAffected;
  };
  return {
    /** Saves a lead with its notifications, once for its form and idempotency key. They are on the disk when this resolves. */
    save: groupCommit(saveLeads(execute, recipientsOf)),
    /** The matching leads, oldest first. */
    list: async (selection: Selection = {}): Promise<StoredLead[]> => {
      const { sql, args } = where(selection);
      return select(
        storedLead,
        `SELECT ${leadColumns} FROM leads ${sql} ORDER BY received_at, leads.id`,
        args,
      );
    },
    /** How many leads match, and when the newest of them came. */
    count: async (selection: Selection = {}) => {
      const { sql, args } = where(selection);
      const counted = `SELECT count(*) AS leads, max(received_at) AS newest FROM leads ${sql}`;
      const [{ leads, newest } = { leads: 0, newest: null }] = await select(total, counted, args);
      return { leads, newest: newest === null ? null : new Date(newest) };
    },
    remove: (selection: Selection): Promise<number> => {
      const { sql, args } = where(selection);
      return remove(sql, args);
    },
    admin: leadAdmin(execute, erase),
    notifications: notificationQueue(execute),
    /** Writes a consistent copy into a new file while others go on writing here. */
    backup: async (file: string): Promise<void> => {
      if (!local) {
        throw new Error('a remote database is backed up where it is kept, not from here');
      }
      await execute('VACUUM INTO ?', [file]);
    },
    /** The deleted leads, which a restored copy may still contain. */
    deletions: () => select(deletion, 'SELECT lead, received_at AS receivedAt FROM deletions'),
    /** Deletes these leads again; returns how many were there. */
    repeatDeletions: (deletions: readonly v.InferOutput<typeof deletion>[]): Promise<number> =>
      remove(
        `WHERE (id, received_at) IN
          (SELECT value ->> 'lead', value ->> 'receivedAt' FROM json_each(?))`,
        [JSON.stringify(deletions)],
      ),
    /** Writes to the database, however many leads it holds, to see whether one could be stored. */
    probe: async (): Promise<void> => {
      // Nothing reads this number. A remote server may refuse to write it.
      await execute(local ? 'PRAGMA user_version = 0' : 'SELECT 1 FROM leads LIMIT 1');
    },
    close: () => connection.close(),
  };
}
