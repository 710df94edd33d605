import { existsSync } from 'node:fs';
import { print, runCommand, UsageError } from '#command-line/run-command.ts';
import { messageOf } from '#src/server/errors.ts';
import { offeredPartners } from '#src/server/links/settings.ts';
import { databaseLocation, printableUrl } from '#src/server/store/database-location.ts';
import { openLeadStore } from '#src/server/store/open-lead-store.ts';
import { runLeads, type Session } from './program.ts';

const location = () => databaseLocation(process.env);

const onStore: Session['onStore'] = async (action, absent) => {
  const place = location();
  if (place.file !== undefined && !existsSync(place.file)) {
    if (absent !== undefined) return absent;
    throw new Error('there is no database');
  }
  // The firms that a changed lead may be offered to next.
  const options = { partners: offeredPartners(process.env) };
  const store = await openLeadStore(place, undefined, options);
  return action(store).finally(store.close);
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
