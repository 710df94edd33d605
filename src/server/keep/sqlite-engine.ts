import type { Client } from '@libsql/client';
import type { Engine, Result, Run } from './engine.ts';
import { retryWhileBusy } from './retry-while-busy.ts';
import { connect, openDatabase } from './sqlite-file.ts';
import { sqliteSchema } from './schema.ts';

const runOn =
  (client: Pick<Client, 'execute'>): Run =>
  async (sql, args = []): Promise<Result> => {
    const { rows, rowsAffected } = await client.execute({ sql, args: [...args] });
    return { rows: rows.map((row) => ({ ...row })), changed: rowsAffected };
  };

/**
 * Opens a database file. Creates it if it does not exist. Keeps one connection, lends it to one user at a
 * time, and replaces it after any failure: libSQL leaves a failed statement open until it is
 * garbage-collected. Until then SQLite delays every commit on that connection, although it reports success.
 */
export async function openFile(file: string): Promise<Engine> {
  let current: Client | undefined = await retryWhileBusy(() => openDatabase(file));
  let isClosed = false;
  let lastTurn: Promise<unknown> = Promise.resolve();

  async function use<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const expectOpen = (): void => {
      if (isClosed) throw new Error('the lead store is closed');
    };
    // An operation may wait for a busy database: it must not create a file after close.
    expectOpen();
    const client = current ?? (await connect(file));
    if (isClosed) client.close();
    expectOpen();
    current = client;
    try {
      return await work(client);
    } catch (error) {
      client.close();
      if (current === client) current = undefined;
      throw error;
    }
  }

  const inTurn = <T>(work: (client: Client) => Promise<T>): Promise<T> =>
    retryWhileBusy(() => {
      const turn = lastTurn.then(() => use(work));
      lastTurn = turn.catch(() => {});
      return turn;
    });

  const run: Run = (sql, args) => inTurn((client) => runOn(client)(sql, args));

  /** Empties the write-ahead log into the database. Rejects as busy while another process reads it. */
  async function emptyLog(): Promise<void> {
    const { rows } = await run('PRAGMA wal_checkpoint(TRUNCATE)');
    if (rows[0]?.['busy'] === 0) return;
    throw Object.assign(new Error('another process is reading the database'), {
      code: 'SQLITE_BUSY',
    });
  }

  return {
    schema: sqliteSchema,
    hasSchema: `SELECT 1 FROM sqlite_master WHERE name = 'schema_version'`,
    run,
    transaction: (work) =>
      inTurn(async (client) => {
        const transaction = await client.transaction('write');
        try {
          // SQLite has one writing transaction at a time, so nothing needs a lock.
          const done = await work({ run: runOn(transaction), lock: () => Promise.resolve() });
          await transaction.commit();
          return done;
        } finally {
          transaction.close();
        }
      }),
    // secure_delete overwrites a row in place. VACUUM also removes the copies that SQLite left as it moved
    // rows between pages.
    erase: async () => {
      await run('VACUUM');
      await retryWhileBusy(emptyLog);
    },
    backup: async (copy) => {
      await run('VACUUM INTO ?', [copy]);
    },
    close: async () => {
      isClosed = true;
      await lastTurn;
      // libSQL leaves everything in the log. Whoever moves the file alone would lose it.
      await current?.execute('PRAGMA wal_checkpoint(TRUNCATE)').catch(() => undefined);
      current?.close();
      current = undefined;
    },
  };
}
