import { existsSync } from 'node:fs';
import { print, runCommand, UsageError } from '#src/server/command.ts';
import { messageOf } from '#src/server/message-of.ts';
import { copyToRead, isWritable } from '#src/server/store/copy-to-read.ts';
import {
  databaseLocation,
  printableUrl,
  type DatabaseLocation,
} from '#src/server/store/database-location.ts';
import { openLeadStore } from '#src/server/store/open-lead-store.ts';
import { inTemporaryFolder } from '#src/server/store/temporary-folder.ts';
import { runLeads, type Session, type StoreAction } from './program.ts';

const location = () => databaseLocation(process.env);

async function onStoreAt(place: DatabaseLocation, action: StoreAction): Promise<string> {
  const store = await openLeadStore(place);
  try {
    return await action(store);
  } finally {
    store.close();
  }
}

const onStore: Session['onStore'] = async (action, absent, isReading = false) => {
  const place = location();
  const { file } = place;
  if (file !== undefined && !existsSync(file)) {
    // Reading makes no database.
    if (absent !== undefined) return absent;
    throw new Error('there is no database');
  }
  if (!isReading || file === undefined || (await isWritable(file))) {
    return onStoreAt(place, action);
  }
  return inTemporaryFolder(async (folder) => {
    const copy = await copyToRead(file, folder);
    return onStoreAt({ ...place, url: `file:${copy}`, file: copy }, action);
  });
};

/** Says which database a failure is about. */
async function naming<T>(action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const reason = messageOf(error);
    if (reason.startsWith('The lead store at ')) throw error;
    throw new Error(`The lead store at ${printableUrl(location())} failed: ${reason}.`, {
      cause: error,
    });
  }
}

const session: Session = { env: process.env, location, onStore, print };

await runCommand(() => naming(() => runLeads(process.argv.slice(2), session)));
