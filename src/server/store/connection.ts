import type { Client, InValue, ResultSet } from '@libsql/client';
import * as v from 'valibot';

/** Does one statement, which is a transaction of its own. */
export type Execute = (sql: string, args?: InValue[]) => Promise<ResultSet>;

/** Reads rows as a schema describes them. */
export const selectOn =
  (execute: Execute) =>
  async <Schema extends v.GenericSchema>(
    schema: Schema,
    sql: string,
    args: InValue[] = [],
  ): Promise<v.InferOutput<Schema>[]> =>
    (await execute(sql, args)).rows.map((row) => v.parse(schema, row));

/** A connection to a database. */
export interface Connection {
  readonly execute: Execute;
  readonly close: () => void;
}

/** A connection to a remote database: its failures are the server's to mend. */
export const remoteConnection = (client: Client): Connection => ({
  execute: (sql, args = []) => client.execute({ sql, args }),
  close: () => client.close(),
});

/** A connection to a database file. */
export interface LocalConnection {
  readonly client: Client;
  /** Rejects when the files beside the database are no longer those that the connection writes to. */
  readonly check: () => Promise<void>;
}

/** Writes a deleted log into the database: only this process still has it open. */
const saveLog = (client: Client) =>
  client.execute('PRAGMA wal_checkpoint(TRUNCATE)').catch(() => undefined);

/**
 * Keeps a connection to a database file, and replaces it after any failure. libSQL leaves a failed statement
 * open until its garbage is collected, and meanwhile SQLite delays every later commit on that connection
 * while it reports success. Rejects once closed.
 */
export function keepLocalConnection(
  first: LocalConnection,
  connect: () => Promise<LocalConnection>,
  checkDatabase: () => Promise<void>,
): Connection {
  let current: LocalConnection | undefined = first;
  let isClosed = false;

  // Whoever waits for a busy database may still try when it is closed: no file is to appear then.
  function expectOpen(): void {
    if (isClosed) throw new Error('the lead store is closed');
  }

  async function open(): Promise<LocalConnection> {
    expectOpen();
    const connection = current ?? (await connect());
    if (isClosed) connection.client.close();
    expectOpen();
    return connection;
  }

  return {
    execute: async (sql, args = []) => {
      await checkDatabase();
      const connection = await open();
      current = connection;
      const { client, check } = connection;
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
