import { messageOf } from '#src/server/command.ts';
import { printableUrl, type DatabaseLocation } from './database-location.ts';
import { openDatabase } from './database.ts';
import { guardFile } from './file-guard.ts';
import type { LeadStore } from './lead-store.ts';
import { migrate } from './migrations.ts';
import { storeOn } from './store-on.ts';
import { whileBusy } from './while-busy.ts';

/**
 * Opens the lead store, making the file and bringing its schema forward as needed.
 * Rejects with a sentence that names the database when it cannot be opened.
 */
export async function openLeadStore(location: DatabaseLocation): Promise<LeadStore> {
  const { file } = location;
  try {
    const client = await openDatabase(location);
    try {
      await whileBusy(() => migrate(client));
      const check = file === undefined ? () => Promise.resolve() : await guardFile(file);
      return storeOn({ client, local: file !== undefined, check });
    } catch (error) {
      client.close();
      throw error;
    }
  } catch (error) {
    const reason = messageOf(error);
    throw new Error(`The lead store at ${printableUrl(location)} cannot be opened: ${reason}.`, {
      cause: error,
    });
  }
}
