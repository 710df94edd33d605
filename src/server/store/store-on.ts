import * as v from 'valibot';
import type { Connection, Execute } from './connection.ts';
import { groupCommit } from './group-commit.ts';
import { leadAdmin } from './lead-admin.ts';
import { leadColumns, leadOfRow, where } from './lead-row.ts';
import type { LeadStore } from './lead-store.ts';
import { notificationQueue } from './notification-queue.ts';
import { saveLeads, type Recipients } from './save-leads.ts';
import { whileBusy } from './while-busy.ts';

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

export interface Guarded {
  readonly connection: Connection;
  /** True for a database file; false for a remote database. */
  readonly local: boolean;
  /** Rejects when what is written now would be lost. */
  readonly check: () => Promise<void>;
  /** Whom to notify of each lead that is saved here. */
  readonly recipientsOf: Recipients;
}

/** The lead store on an open database whose schema is up to date. */
export function storeOn({ connection, local, check, recipientsOf }: Guarded): LeadStore {
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
    await check();
    const result = await whileBusy(() => connection.execute(sql, args));
    // An INSERT that returns rows does not count them.
    if (result.rowsAffected > 0 || sql.startsWith('INSERT')) foldLogSoon();
    return result;
  };
  const erase = async (): Promise<void> => {
    if (!local) return;
    // secure_delete overwrites a row where it is; a copy that SQLite left as it moved rows
    // between pages goes when the whole file is written anew, and the log with it.
    await execute('VACUUM');
    await whileBusy(() => emptyLog(connection));
  };
  return {
    save: groupCommit(saveLeads(execute, recipientsOf)),
    list: async (selection = {}) => {
      const { sql, args } = where(selection);
      const { rows } = await execute(
        `SELECT ${leadColumns} FROM leads ${sql} ORDER BY received_at, leads.id`,
        args,
      );
      return rows.map(leadOfRow);
    },
    count: async (selection) => {
      const { sql, args } = where(selection);
      const { rows } = await execute(`SELECT count(*) AS leads FROM leads ${sql}`, args);
      return Number(rows[0]?.['leads']);
    },
    remove: async (selection) => {
      const { sql, args } = where(selection);
      const { rowsAffected } = await execute(`DELETE FROM leads ${sql}`, args);
      await erase();
      return rowsAffected;
    },
    admin: leadAdmin(execute, erase),
    notifications: notificationQueue(execute),
    backup: async (file) => {
      if (!local) {
        throw new Error('a remote database is backed up where it is kept, not from here');
      }
      await execute('VACUUM INTO ?', [file]);
    },
    deletions: async () => {
      const { rows } = await execute('SELECT lead, received_at AS receivedAt FROM deletions');
      return v.parse(v.array(v.object({ lead: v.number(), receivedAt: v.string() })), rows);
    },
    repeatDeletions: async (deletions) => {
      const { rowsAffected } = await execute(
        `DELETE FROM leads WHERE (id, received_at) IN
          (SELECT value ->> 'lead', value ->> 'receivedAt' FROM json_each(?))`,
        [JSON.stringify(deletions)],
      );
      if (rowsAffected > 0) await erase();
      return rowsAffected;
    },
    backlog: async () => {
      const { rows } = await execute(
        `SELECT sum(state = 'due') AS due, sum(state = 'failed') AS failed,
            min(CASE state WHEN 'due' THEN received_at END) AS oldest
          FROM notifications JOIN leads ON leads.id = lead WHERE state IN ('due', 'failed')`,
      );
      const [row] = rows;
      const oldest = row?.['oldest'];
      return {
        due: Number(row?.['due']),
        failed: Number(row?.['failed']),
        oldest: typeof oldest === 'string' ? new Date(oldest) : null,
      };
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
