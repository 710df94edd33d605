import { existsSync } from 'node:fs';
import { messageOf, runCommand, WrongUse } from '#src/server/command.ts';
import {
  databaseLocation,
  printableUrl,
  type DatabaseLocation,
} from '#src/server/store/database-location.ts';
import type { LeadStore, StoredLead } from '#src/server/store/lead-store.ts';
import { openLeadStore } from '#src/server/store/open-lead-store.ts';
import { help, parseCommandLine, type Format, type LeadsCommand } from './command-line.ts';
import { toCsv } from './csv.ts';
import { purgeLeads } from './purge.ts';
import { toTable } from './table.ts';
import { terminalJson } from './terminal-text.ts';

type StoredLeads = Omit<LeadStore, 'save'>;

/** What a database file that nobody has made yet holds: reading makes none. */
const noLeads: StoredLeads = {
  list: () => Promise.resolve([]),
  count: () => Promise.resolve(0),
  purge: () => Promise.resolve(0),
  close: () => {},
};

const openExisting = async (location: DatabaseLocation): Promise<StoredLeads> =>
  location.file === undefined || existsSync(location.file) ? openLeadStore(location) : noLeads;

const formats: Readonly<Record<Format, (leads: readonly StoredLead[], since?: Date) => string>> = {
  csv: toCsv,
  json: (leads) => `${terminalJson(leads)}\n`,
  table: (leads, since) => {
    if (leads.length > 0) return toTable(leads);
    return since === undefined ? 'No leads yet.\n' : `No leads since ${since.toISOString()}.\n`;
  },
};

/** Does what is asked and gives what is to be printed. */
async function run(command: LeadsCommand): Promise<string> {
  if (command.name === 'help') return help;
  const location = databaseLocation(process.env);
  const store = await openExisting(location);
  try {
    if (command.name === 'purge') return await purgeLeads(store, command);
    const { since } = command;
    return formats[command.format](await store.list({ since }), since);
  } catch (error) {
    if (error instanceof WrongUse) throw error;
    const reason = messageOf(error);
    throw new Error(`The lead store at ${printableUrl(location)} failed: ${reason}.`, {
      cause: error,
    });
  } finally {
    store.close();
  }
}

// A reader that has seen enough, like head, closes the pipe. That is no failure.
process.stdout.on('error', (error) => {
  if ('code' in error && error.code === 'EPIPE') process.exit(0);
  throw error;
});

await runCommand(async () => {
  process.stdout.write(await run(parseCommandLine(process.argv.slice(2))));
});
