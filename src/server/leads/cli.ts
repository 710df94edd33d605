import { existsSync } from 'node:fs';
import { print, runCommand, WrongUse } from '#src/server/command.ts';
import { messageOf } from '#src/server/message-of.ts';
import { databaseLocation, printableUrl } from '#src/server/store/database-location.ts';
import { openLeadStore } from '#src/server/store/open-lead-store.ts';
import { runLeads, type Session } from './program.ts';

const location = () => databaseLocation(process.env);

const onStore: Session['onStore'] = async (action, absent) => {
  const { file } = location();
  if (file !== undefined && !existsSync(file)) {
    // Reading makes no database.
    if (absent !== undefined) return absent;
    throw new Error('there is no database');
  }
  const store = await openLeadStore(location());
  try {
    return await action(store);
  } finally {
    store.close();
  }
};

/** Says which database a failure is about. */
async function naming<T>(action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    if (error instanceof WrongUse) throw error;
    const reason = messageOf(error);
    if (reason.startsWith('The lead store at ')) throw error;
    throw new Error(`The lead store at ${printableUrl(location())} failed: ${reason}.`, {
      cause: error,
    });
  }
}

const session: Session = { env: process.env, location, onStore, print };

await runCommand(() => naming(() => runLeads(process.argv.slice(2), session)));
