import type { Client, InValue, ResultSet } from '@libsql/client';
import * as v from 'valibot';

/** Executes one statement in a transaction of its own. */
export type Execute = (sql: string, args?: InValue[]) => Promise<ResultSet>;

export const selectOn =
  (execute: Execute) =>
  async <Schema extends v.GenericSchema>(
    schema: Schema,
    sql: string,
    args: InValue[] = [],
  ): Promise<v.InferOutput<Schema>[]> =>
    (await execute(sql, args)).rows.map((row) => v.parse(schema, row));

export const changeOn =
  (execute: Execute) =>
  async (sql: string, args: InValue[] = []): Promise<number> =>
    (await execute(sql, args)).rowsAffected;

export interface Connection {
  readonly execute: Execute;
  readonly close: () => void;
}

/** A connection to a remote database, whose server handles failures. */
export const remoteConnection = (client: Client): Connection => ({
  execute: (sql, args = []) => client.execute({ sql, args }),
  close: () => client.close(),
});

export interface LocalConnection {
  readonly client: Client;
  /** Rejects if the files beside the database are no longer those of this connection. */
  readonly check: () => Promise<void>;
}

/** Writes a deleted log into the database: only this process still has it open. */
const saveLog = (client: Client) =>
  client.execute('PRAGMA wal_checkpoint(TRUNCATE)').catch(() => undefined);

/**
 * Keeps a connection to a database file, and replaces it after any failure. libSQL leaves a failed statement
 * open until it is garbage-collected. Until then SQLite delays every commit on that connection, although it
 * reports success. Rejects once closed.
 */
export function localConnection(
  first: LocalConnection,
  connect: () => Promise<LocalConnection>,
  checkDatabase: () => Promise<void>,
): Connection {
  let current: LocalConnection | undefined = first;
  let isClosed = false;

  return {
    execute: async (sql, args = []) => {
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
        return await client.execute({ sql, args });
      } catch (error) {
        client.close();
        if (current === connection) current = undefined;
        throw error;
      }
    },
    close: () => {
      isClosed = true;
      current?.client.close();
      current = undefined;
    },
  };
}
