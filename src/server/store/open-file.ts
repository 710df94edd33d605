import type { Client } from '@libsql/client';
import { connect, openDatabase } from './database.ts';
import type { Engine } from './engine.ts';
import { guardDatabase, guardLog } from './file-guard.ts';
import { retryWhileBusy } from './retry-while-busy.ts';
import { sqliteEngine, type Connection } from './sqlite-engine.ts';

/** Guards a connection's own files, which exist once it has read something. Closes it if that fails. */
async function guarded(client: Client, file: string): Promise<Connection> {
  try {
    await client.execute('SELECT count(*) FROM sqlite_master');
    return { client, check: await guardLog(file) };
  } catch (error) {
    client.close();
    throw error;
  }
}

/** Opens a database file, without migrating it. Creates it if it does not exist. */
export async function openFile(file: string): Promise<Engine> {
  const first = await retryWhileBusy(async () => guarded(await openDatabase(file), file));
  return sqliteEngine(
    first,
    async () => guarded(await connect(file), file),
    await guardDatabase(file),
  );
}
