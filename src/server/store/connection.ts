import type { Client, InValue, ResultSet } from '@libsql/client';

/** A connection to a database. */
export interface Connection {
  readonly execute: (sql: string, args?: InValue[]) => Promise<ResultSet>;
  readonly close: () => void;
}

/** A connection to a remote database: its failures are the server's to mend. */
export const remoteConnection = (client: Client): Connection => ({
  execute: (sql, args = []) => client.execute({ sql, args }),
  close: () => client.close(),
});

/**
 * Keeps a connection to a database file, and gives it up after any failure; the next
 * statement makes another. One on which a statement has failed must not be used again: libSQL
 * leaves the failed statement open until its garbage is collected, and as long as one is open
 * SQLite puts off the commit of every later one, which then answers as if it were on the disk.
 */
export function keepLocalConnection(first: Client, connect: () => Promise<Client>): Connection {
  let current: Client | undefined = first;
  return {
    execute: async (sql, args = []) => {
      const client = current ?? (await connect());
      current = client;
      try {
        return await client.execute({ sql, args });
      } catch (error) {
        client.close();
        if (current === client) current = undefined;
        throw error;
      }
    },
    close: () => current?.close(),
  };
}
