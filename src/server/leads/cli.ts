import { existsSync } from 'node:fs';
import { runCommand, WrongUse } from '#src/server/command.ts';
import { messageOf } from '#src/server/message-of.ts';
import { backUp, restore } from '#src/server/store/backup.ts';
import {
  databaseLocation,
  printableUrl,
  type DatabaseLocation,
} from '#src/server/store/database-location.ts';
import type { StoredLead } from '#src/server/store/stored-lead.ts';
import { openLeadStore } from '#src/server/store/open-lead-store.ts';
import { parseCommandLine, type Format, type LeadsCommand } from './command-line.ts';
import { toCsv } from './csv.ts';
import { runOnDesk } from './desk-commands.ts';
import { help } from './help.ts';
import { noLeads, type StoredLeads } from './no-leads.ts';
import { namedLead } from './named-lead.ts';
import { removeLeads } from './remove-leads.ts';
import { toTable } from './table.ts';
import { terminalJson } from './terminal-text.ts';

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

type StoreCommand = Exclude<LeadsCommand, { name: 'help' | 'restore' }>;

/** Deletes one lead, or all of one person. */
async function deleteLeads(
  store: StoredLeads,
  { email, lead, confirmed }: Extract<LeadsCommand, { name: 'delete' }>,
): Promise<string> {
  if (lead === undefined) {
    return removeLeads(store, { selection: { email }, description: `of ${email}`, confirmed });
  }
  const { id } = await namedLead(store, lead);
  return removeLeads(store, { selection: { id }, description: `of number ${id}`, confirmed });
}

/** Does what is asked of an open store and gives what is to be printed. */
async function runOn(store: StoredLeads, command: StoreCommand): Promise<string> {
  switch (command.name) {
    case 'list': {
      const { since, email, format } = command;
      return formats[format](await store.list({ since, email }), since);
    }
    case 'backup':
      await backUp(store, command.file);
      return `The leads are copied to ${command.file}.\n`;
    case 'purge': {
      const { before, confirmed } = command;
      const description = `received before ${before.toISOString()}`;
      return removeLeads(store, { selection: { before }, description, confirmed });
    }
    case 'delete':
      return deleteLeads(store, command);
    default:
      return runOnDesk(store, command);
  }
}

async function restoreTo({ file }: DatabaseLocation, backup: string): Promise<string> {
  if (file === undefined) throw new Error('a remote database is restored where it is kept');
  const leads = await restore(backup, file);
  return `Restored ${leads === 1 ? '1 lead' : `${leads} leads`} to ${file}.\n`;
}

async function run(command: LeadsCommand): Promise<string> {
  if (command.name === 'help') return help;
  const location = databaseLocation(process.env);
  try {
    if (command.name === 'restore') return await restoreTo(location, command.file);
    const store = await openExisting(location);
    try {
      return await runOn(store, command);
    } finally {
      store.close();
    }
  } catch (error) {
    if (error instanceof WrongUse) throw error;
    const reason = messageOf(error);
    if (reason.startsWith('The lead store at ')) throw error;
    throw new Error(`The lead store at ${printableUrl(location)} failed: ${reason}.`, {
      cause: error,
    });
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
