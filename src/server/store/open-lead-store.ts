import type { Client } from '@libsql/client';
import { messageOf } from '#src/server/errors.ts';
import { localConnection, remoteConnection, type LocalConnection } from './connection.ts';
import { printableUrl, type DatabaseLocation } from './database-location.ts';
import { connect, openDatabase } from './database.ts';
import { guardDatabase, guardLog } from './file-guard.ts';
import { leadStoreOn, type LeadStore } from './lead-store.ts';
import { migrate } from './migrations.ts';
import type { Recipients } from './save-leads.ts';
import { retryWhileBusy } from './retry-while-busy.ts';

async function openMigrated(location: DatabaseLocation): Promise<Client> {
  const client = await openDatabase(location);
  try {
    await migrate(client);
    return client;
  } catch (error) {
    client.close();
    throw error;
  }
}

/** Guards a connection's own files, which exist once it has read something. */
async function guarded(client: Client, file: string): Promise<LocalConnection> {
  await client.execute('SELECT count(*) FROM sqlite_master');
  return { client, check: await guardLog(file) };
}

/** Opens and migrates the lead store. Rejects with a sentence that names the database. */
export async function openLeadStore(
  location: DatabaseLocation,
  recipientsOf: Recipients = () => Promise.resolve([]),
): Promise<LeadStore> {
  const { file } = location;
  try {
    const client = await retryWhileBusy(() => openMigrated(location));
    if (file === undefined) return leadStoreOn(remoteConnection(client), false, recipientsOf);
    const connection = localConnection(
      await guarded(client, file),
      async () => guarded(await connect(location), file),
      await guardDatabase(file),
    );
    return leadStoreOn(connection, true, recipientsOf);
  } catch (error) {
    const reason = messageOf(error);
    throw new Error(`The lead store at ${printableUrl(location)} cannot be opened: ${reason}.`, {
      cause: error,
    });
  }
}
