import { existsSync } from 'node:fs';
import { print, runCommand, UsageError } from '#command-line/run-command.ts';
import { openLeads } from '#src/server/decide/open-leads.ts';
import { messageOf } from '#src/server/errors.ts';
import { databaseLocation, printableUrl } from '#src/server/keep/database-location.ts';
import { runLeads, type Session } from './program.ts';

const location = () => databaseLocation(process.env);

const onLeads: Session['onLeads'] = async (action, absent) => {
  const place = location();
  if (place.file !== undefined && !existsSync(place.file)) {
    if (absent !== undefined) return absent;
    throw new Error('there is no database');
  }
  const leads = await openLeads(place);
  return action(leads).finally(leads.close);
};

await runCommand(async () => {
  try {
    await runLeads(process.argv.slice(2), { env: process.env, location, onLeads, print });
  } catch (error) {
    const reason = messageOf(error);
    if (error instanceof UsageError || reason.startsWith('The lead store at ')) throw error;
    const sentence = `The lead store at ${printableUrl(location())} failed: ${reason}.`;
    throw new Error(sentence, { cause: error });
  }
});
