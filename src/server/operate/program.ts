import { Option, type Command } from 'commander';
import { commandLine, parseCommandLine } from '#command-line/program.ts';
import { UsageError } from '#command-line/run-command.ts';
import { forms } from '#content/forms/forms.ts';
import type { Leads } from '#src/server/decide/open-leads.ts';
import type { DatabaseLocation } from '#src/server/keep/database-location.ts';
import type { LeadDetails } from '#src/server/keep/find-leads.ts';
import {
  copyLeads,
  makeDatabase,
  moveTo,
  parseInterval,
  repeat,
  restoreFrom,
} from './backup-commands.ts';
import { describe } from './describe.ts';
import { parseInstant } from './instant.ts';
import * as lead from './lead-commands.ts';
import { namedLead } from './named-lead.ts';
import { removeLeads } from './remove-leads.ts';
import { terminalJson } from '#src/server/terminal-text.ts';

const fieldNames = new Set(Object.values(forms).flatMap(({ fields }) => Object.keys(fields)));

const details = `
LEAD is a number or the reference that the visitor received. Its status is new (no firm has it),
sent, withdrawn or closed. Its column "notified" is the worst state of its notifications: failed,
due, told, seen or none. A change records $USER, or the name after --by.

DATE is a UTC date (2026-11-21 is its midnight, 1 pm of that day in New Zealand in summer)
or a time with its offset (2026-11-21T00:00+13:00). Times are shown in UTC.

CSV is RFC 4180 in UTF-8 with a byte order mark, every cell quoted. What a spreadsheet might run
as a formula gets a leading apostrophe; a telephone number has a space, so that it stays text.

LEADS_DATABASE_URL is the database's address (default: file:data/leads.db). npm run --silent
prints only the leads.`;

const hint = 'See npm run leads -- --help.';

type Options = Record<string, string>;

type LeadsAction = (leads: Leads) => Promise<string>;

export interface Session {
  readonly env: NodeJS.ProcessEnv;
  readonly location: () => DatabaseLocation;
  /** Runs an action; returns `absent`, or rejects, if there is no database. */
  readonly onLeads: (action: LeadsAction, absent?: string) => Promise<string>;
  readonly print: (text: string) => void;
}

function leadsProgram({ env, location, onLeads, print }: Session): Command {
  const run = async (action: LeadsAction, absent?: string) => print(await onLeads(action, absent));
  const user = env['SUDO_USER'] || env['USER'] || 'operator';
  const by = new Option('--by <name>', 'who makes the change').default(user);
  const yes = new Option('--yes', 'do not ask first').default(false);

  const summary = 'Lists, assigns, corrects, deletes and backs up the stored leads.';
  const program = commandLine('leads', summary)
    .configureOutput({ writeErr: () => {}, writeOut: print })
    .addHelpText('after', details);
  const command = (usage: string, description: string): Command =>
    program.command(usage).description(description);

  program
    .command('list', { isDefault: true })
    .description('lists all leads, oldest first (default command)')
    .option('--json', 'as JSON, with every value as it was stored')
    .addOption(new Option('--csv', 'as CSV').conflicts('json'))
    .option('--since <date>', 'only leads received at or after DATE', parseInstant('--since'))
    .option('--email <address>', 'only leads with this email address')
    .action((options: lead.ListOptions) =>
      run((leads) => lead.list(leads, options), lead.formatted([], options)),
    );

  const onLead = (
    usage: string,
    description: string,
    action: (leads: Leads, lead: LeadDetails, options: Options) => Promise<string>,
  ): Command =>
    command(usage, description).action((name: string, options: Options) =>
      run(async (leads) => action(leads, await namedLead(leads, name), options)),
    );

  command('show <lead>', 'shows everything that is kept about a lead')
    .option('--json', 'as JSON', false)
    .action((name: string, { json }: { json: boolean }) =>
      run(async (leads) => {
        const found = await namedLead(leads, name);
        return json ? `${terminalJson(found)}\n` : describe(found);
      }),
    );

  onLead('assign <lead>', 'gives it to one more firm, to three at most', lead.assign)
    .requiredOption('--to <firm>', 'the name of the firm')
    .addOption(by);

  for (const [step, description] of [
    ['withdraw', 'withdraws it for the visitor, and deletes its details'],
    ['close', 'marks it done'],
    ['reopen', 'reopens a closed lead'],
  ] as const) {
    onLead(`${step} <lead>`, description, lead.end(step)).addOption(by);
  }

  const about = 'replaces values, and tells whoever has the lead';
  const correct = onLead('correct <lead>', about, (leads, found, changes) =>
    lead.correct(leads, found, changes, user),
  )
    .usage('<lead> --FIELD <value> ...')
    .hook('preAction', (_, self) => {
      if (Object.keys(self.opts()).length > 0) return;
      throw new UsageError(`correct needs --FIELD VALUE, once or more. ${hint}`);
    });
  for (const name of fieldNames) correct.option(`--${name} <value>`);

  for (const [usage, description, action] of [
    ['retry [lead]', 'sends again what failed or waits, to those who are set now', lead.retry],
    ['seen [lead]', 'marks failed notifications as seen', lead.acknowledge],
  ] as const) {
    command(usage, description).action((name?: string) =>
      run(async (leads) => action(leads, name ? await namedLead(leads, name) : undefined)),
    );
  }

  command('spam', 'lists the forms in quarantine, of the last 30 days')
    .option('--restore <number>', 'makes one of them a lead')
    .action(({ restore: id }: { restore?: string }) =>
      id ? run((leads) => lead.restoreSpam(leads, id, user)) : run(lead.listSpam),
    );

  command('export', 'prints everything that is kept about a person, as JSON')
    .requiredOption('--email <address>', 'whose leads')
    .action(({ email }: { email: string }) =>
      run(async ({ find }) => `${terminalJson(await find({ email, spam: 'included' }))}\n`),
    );

  command('delete', 'deletes one lead, or all leads of a person')
    .option('--email <address>', 'whose leads')
    .option('--id <lead>', 'which lead')
    .addOption(yes)
    .action(({ email, id, ...confirmed }: { email?: string; id?: string; yes: boolean }) => {
      if (!email === !id)
        throw new UsageError(`delete needs --email ADDRESS or --id LEAD. ${hint}`);
      return run(async (leads) => {
        const one = id && { id: (await namedLead(leads, id)).id };
        return removeLeads(leads, one || { email, spam: 'included' }, confirmed);
      });
    });

  command('backup [file]', 'copies the database while the server runs')
    .option('--to <folder>', 'adds a dated copy to a folder, and thins out old ones')
    .option('--every <interval>', 'repeats that, such as every 5m', parseInterval)
    .action(async (file: string | undefined, { to, every }: { to?: string; every?: number }) => {
      if (!file === !to || (every !== undefined && to === undefined)) {
        throw new UsageError(`backup needs FILE, or --to FOLDER. ${hint}`);
      }
      const copy = () => onLeads((leads) => copyLeads(leads, location(), file, to));
      return every === undefined ? print(await copy()) : repeat(copy, every);
    });

  command('restore <backup>', 'restores a copy, or the newest in a folder, if there is no database')
    .option('--drill', 'only proves that it can be restored', false)
    .action(async (backup: string, { drill }: { drill: boolean }) =>
      print(await restoreFrom(backup, location(), drill)),
    );

  command('init', 'makes an empty database').action(async () =>
    print(await makeDatabase(location())),
  );

  command('move', 'copies the database file to an empty PostgreSQL database')
    .requiredOption('--to <url>', 'its address, such as postgres://user:password@db.example/leads')
    .action(async ({ to }: { to: string }) => print(await moveTo(to, location())));

  return program;
}

export async function runLeads(args: readonly string[], session: Session): Promise<void> {
  const program = leadsProgram(session);
  const names = program.commands.map((command) => command.name());
  const [first = 'list'] = args;
  if (!first.startsWith('-') && !names.includes(first)) {
    throw new UsageError(`Unknown command "${first}". Choose one of ${names.join(', ')}.`);
  }
  await parseCommandLine(program, args);
}
