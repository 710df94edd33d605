import { Option, type Command } from 'commander';
import { commandLine, parseCommandLine } from '#command-line/program.ts';
import { UsageError } from '#command-line/run-command.ts';
import { deliverySettings } from '#src/server/deliveries/settings.ts';
import { forms } from '#content/forms/forms.ts';
import { partners } from '#src/server/firms.ts';
import type { DatabaseLocation } from '#src/server/store/database-location.ts';
import type { LeadDetails } from '#src/server/store/find-leads.ts';
import type { LeadStore } from '#src/server/store/lead-store.ts';
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
import { lifeTape } from './life-tape.ts';
import { removeLeads } from './remove-leads.ts';
import { simulate } from './simulate.ts';
import * as life from './life-commands.ts';
import { terminalJson } from './terminal-text.ts';

const fieldNames = new Set(Object.values(forms).flatMap(({ fields }) => Object.keys(fields)));

const details = `
LEAD is a number or the reference that the visitor received. Its status is new, sent, accepted,
declined, withdrawn or closed. Its column "notified" is the worst state of its notifications: failed,
due, told or none. A change of status records $USER, or the name after --by.

DATE is a UTC date (2026-11-21 is its midnight, 1 pm of that day in New Zealand in summer)
or a time with its offset (2026-11-21T00:00+13:00). Times are shown in UTC.

CSV is RFC 4180 in UTF-8 with a byte order mark, every cell quoted. What a spreadsheet might run
as a formula gets a leading apostrophe; a telephone number has a space, so that it stays text.

LEADS_DATABASE_URL is the database's address (default: file:data/leads.db). npm run --silent
prints only the leads.`;

const hint = 'See npm run leads -- --help.';

type Options = Record<string, string>;

type StoreAction = (store: LeadStore) => Promise<string>;

export interface Session {
  readonly env: NodeJS.ProcessEnv;
  readonly location: () => DatabaseLocation;
  /** Runs an action; returns `absent`, or rejects, if there is no database. */
  readonly onStore: (action: StoreAction, absent?: string) => Promise<string>;
  readonly print: (text: string) => void;
}

function leadsProgram({ env, location, onStore, print }: Session): Command {
  const run = async (action: StoreAction, absent?: string) => print(await onStore(action, absent));
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
      run((store) => lead.list(store, options), lead.formatted([], options)),
    );

  const onLead = (
    usage: string,
    description: string,
    action: (store: LeadStore, lead: LeadDetails, options: Options) => Promise<string>,
  ): Command =>
    command(usage, description).action((name: string, options: Options) =>
      run(async (store) => action(store, await namedLead(store, name), options)),
    );

  command('show <lead>', 'shows everything that is kept about a lead')
    .option('--json', 'as JSON', false)
    .action((name: string, { json }: { json: boolean }) =>
      run(async (store) => {
        const found = await namedLead(store, name);
        return json ? `${terminalJson(found)}\n` : describe(found);
      }),
    );

  const tape = 'prints its life as a tape for the lab (docs/lab.md), without names';
  onLead('tape <lead>', tape, async (_, { events, receivedAt }) => lifeTape(events, receivedAt));

  const limit =
    'offers a lead to a firm, or sends it where links are off; at most three firms a lead';
  onLead('assign <lead>', limit, (store, found, options) => life.assign(store, found, options, env))
    .requiredOption('--to <firm>', 'the name of the firm')
    .addOption(by);

  onLead('credit <lead>', 'credits it to a firm that has accepted it', life.credit)
    .addOption(by)
    .option('--firm <firm>', 'which firm, if several have the lead');

  for (const [verb, type, description] of [
    ['withdraw', 'LEAD.WITHDRAW', 'withdraws it for the visitor, and deletes its details'],
    ['close', 'LEAD.CLOSE', 'marks it done'],
    ['reopen', 'LEAD.REOPEN', 'reopens a closed lead'],
  ] as const) {
    onLead(`${verb} <lead>`, description, life.actOnLead(type)).addOption(by);
  }

  command('pause <firm>', 'offers a firm no more leads')
    .option('--end', 'offers it leads again', false)
    .addOption(by)
    .action((name: string, options: { by: string; end: boolean }) =>
      run((store) => life.pause(store, name, options)),
    );

  command('simulate', 'prints who would get what of a month of invented leads').action(() =>
    run(
      async ({ lives }) => simulate(partners, new Set(await lives.paused()), new Date()),
      simulate(partners, new Set(), new Date()),
    ),
  );

  const about = 'replaces values, and notifies whoever has the lead';
  const correct = onLead('correct <lead>', about, (store, found, changes) =>
    lead.correct(store, found, changes, user),
  )
    .usage('<lead> --FIELD <value> ...')
    .hook('preAction', (_, self) => {
      if (Object.keys(self.opts()).length > 0) return;
      throw new UsageError(`correct needs --FIELD VALUE, once or more. ${hint}`);
    });
  for (const name of fieldNames) correct.option(`--${name} <value>`);

  onLead('tell <lead>', 'sends a lead again to whoever has it', lead.sendAgain);
  for (const [usage, description, action] of [
    ['retry [lead]', 'retries failed and waiting notifications', lead.retry],
    ['seen [lead]', 'marks failed notifications as seen', lead.acknowledge],
  ] as const) {
    command(usage, description).action((name?: string) =>
      run(async (store) => action(store, name ? await namedLead(store, name) : undefined)),
    );
  }

  command('spam', 'lists the filled honeypots of the last 30 days')
    .option('--restore <number>', 'makes one of them a lead')
    .action(({ restore: id }: { restore?: string }) =>
      id
        ? run((store) => lead.restoreSpam(store, id, deliverySettings(env), user))
        : run(lead.listSpam),
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
      return run(async (store) => {
        const one = id && { id: (await namedLead(store, id)).id };
        return removeLeads(store, one || { email, spam: 'included' }, confirmed);
      });
    });

  command('purge', 'deletes the leads received before DATE')
    .requiredOption('--before <date>', 'DATE', parseInstant('--before'))
    .addOption(yes)
    .action(({ before, ...confirmed }: { before: Date; yes: boolean }) => {
      if (before > new Date()) {
        throw new UsageError('--before is in the future: that would delete every lead.');
      }
      return run((store) => removeLeads(store, { before }, confirmed));
    });

  command('backup [file]', 'copies the database while the server runs')
    .option('--to <folder>', 'adds a dated copy to a folder, and thins out old ones')
    .option('--every <interval>', 'repeats that, such as every 5m', parseInterval)
    .action(async (file: string | undefined, { to, every }: { to?: string; every?: number }) => {
      if (!file === !to || (every !== undefined && to === undefined)) {
        throw new UsageError(`backup needs FILE, or --to FOLDER. ${hint}`);
      }
      const copy = () => onStore((store) => copyLeads(store, location(), file, to));
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
