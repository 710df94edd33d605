import type { Client } from '@libsql/client';
import type { Engine, Result, Run } from './engine.ts';
import { retryWhileBusy } from './retry-while-busy.ts';
import { sqliteSteps } from './sqlite-steps.ts';

/** Delay, in milliseconds, from a change until the write-ahead log is checkpointed into the database. */
const checkpointDelay = 500;

export interface Connection {
  readonly client: Client;
  /** Rejects if the files beside the database are no longer those of this connection. */
  readonly check: () => Promise<void>;
}

/** Writes a deleted log into the database: only this process still has it open. */
const saveLog = (client: Client) =>
  client.execute('PRAGMA wal_checkpoint(TRUNCATE)').catch(() => undefined);

const runOn =
  (client: Pick<Client, 'execute'>): Run =>
  async (sql, args = []): Promise<Result> => {
    const { rows, rowsAffected } = await client.execute({ sql, args: [...args] });
    return { rows: rows.map((row) => ({ ...row })), changed: rowsAffected };
  };

/**
 * A database file. Keeps one connection, lends it to one user at a time, and replaces it after any failure:
 * libSQL leaves a failed statement open until it is garbage-collected. Until then SQLite delays every commit on
 * that connection, although it reports success. Rejects once closed.
 */
export function sqliteEngine(
  first: Connection,
  connect: () => Promise<Connection>,
  checkDatabase: () => Promise<void>,
): Engine {
  let current: Connection | undefined = first;
  let isClosed = false;
  let lastTurn: Promise<unknown> = Promise.resolve();
  let checkpointing: NodeJS.Timeout | undefined;

  async function use<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const expectOpen = (): void => {
      if (isClosed) throw new Error('the lead store is closed');
    };
    // An operation may wait for a busy database: it must not create a file after close.
    expectOpen();
    await checkDatabase();
    const connection = current ?? (await connect());
    const { client, check } = connection;
    if (isClosed) client.close();
    expectOpen();
    current = connection;
    await check().catch(async (error: unknown) => {
      await saveLog(client);
      throw error;
    });
    try {
      return await work(client);
    } catch (error) {
      client.close();
      if (current === connection) current = undefined;
      throw error;
    }
  }

  const inTurn = <T>(work: (client: Client) => Promise<T>): Promise<T> =>
    retryWhileBusy(() => {
      const turn = lastTurn.then(() => use(work));
      lastTurn = turn.catch(() => {});
      return turn;
    });

  // Leads that are only in the log are lost with it.
  const checkpointWal = (): void => {
    checkpointing = undefined;
    // After a failure, the next change tries again.
    run('PRAGMA wal_checkpoint(PASSIVE)').catch(() => {});
  };
  const foldSoon = (): void => {
    checkpointing ??= setTimeout(checkpointWal, checkpointDelay).unref();
  };

  const run: Run = async (sql, args) => {
    const result = await inTurn((client) => runOn(client)(sql, args));
    if (result.changed > 0) foldSoon();
    return result;
  };

  /** Empties the write-ahead log into the database. Rejects as busy while another process reads it. */
  async function emptyLog(): Promise<void> {
    const { rows } = await run('PRAGMA wal_checkpoint(TRUNCATE)');
    if (rows[0]?.['busy'] === 0) return;
    throw Object.assign(new Error('another process is reading the database'), {
      code: 'SQLITE_BUSY',
    });
  }

  return {
    steps: sqliteSteps,
    run,
    transaction: async (work) => {
      const result = await inTurn(async (client) => {
        const transaction = await client.transaction('write');
        try {
          // SQLite has one writing transaction at a time, so nothing needs a lock.
          const done = await work({ run: runOn(transaction), lock: () => Promise.resolve() });
          await transaction.commit();
          return done;
        } finally {
          transaction.close();
        }
      });
      foldSoon();
      return result;
    },
    // secure_delete overwrites a row in place. VACUUM also removes the copies that SQLite left as it moved
    // rows between pages.
    erase: async () => {
      await run('VACUUM');
      await retryWhileBusy(emptyLog);
    },
    backup: async (file) => {
      await run('VACUUM INTO ?', [file]);
    },
    close: async () => {
      isClosed = true;
      current?.client.close();
      current = undefined;
    },
  };
}
