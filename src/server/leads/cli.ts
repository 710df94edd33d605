import { existsSync } from 'node:fs';
import { print, runCommand, UsageError } from '#src/server/command.ts';
import { messageOf } from '#src/server/errors.ts';
import { copyToRead, isWritable } from '#src/server/store/copy-to-read.ts';
import { databaseLocation, printableUrl } from '#src/server/store/database-location.ts';
import { openLeadStore } from '#src/server/store/open-lead-store.ts';
import { inTemporaryFolder } from '#src/server/store/temporary-folder.ts';
import { runLeads, type Session } from './program.ts';

const location = () => databaseLocation(process.env);

const onStore: Session['onStore'] = async (action, absent, isReading = false) => {
  const place = location();
  const { file } = place;
  if (file !== undefined && !existsSync(file)) {
    if (absent !== undefined) return absent;
    throw new Error('there is no database');
  }
  const onStoreAt = async (opened: typeof place): Promise<string> => {
    const store = await openLeadStore(opened);
    return action(store).finally(() => store.close());
  };
  if (!isReading || file === undefined || (await isWritable(file))) return onStoreAt(place);
  return inTemporaryFolder(async (folder) => {
    const copy = await copyToRead(file, folder);
    return onStoreAt({ ...place, url: `file:${copy}`, file: copy });
  });
};

await runCommand(async () => {
  try {
    await runLeads(process.argv.slice(2), { env: process.env, location, onStore, print });
  } catch (error) {
    const reason = messageOf(error);
    if (error instanceof UsageError || reason.startsWith('The lead store at ')) throw error;
    const sentence = `The lead store at ${printableUrl(location())} failed: ${reason}.`;
    throw new Error(sentence, { cause: error });
  }
});
