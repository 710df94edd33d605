import { Command, CommanderError } from 'commander';
import { WrongUse } from '#src/server/command.ts';
import { deliverySettings } from '#src/server/deliveries/settings.ts';
import { forms } from '#src/server/forms.ts';
import { backUpInto } from '#src/server/store/backup-series.ts';
import { backUp } from '#src/server/store/backup.ts';
import type { DatabaseLocation } from '#src/server/store/database-location.ts';
import type { LeadStore } from '#src/server/store/lead-store.ts';
import { parseInterval, repeat, restoreFrom } from './backup-commands.ts';
import { parseInstant } from './instant.ts';
import * as lead from './lead-commands.ts';
import { namedLead } from './named-lead.ts';
import { removeLeads } from './remove-leads.ts';
import { assign, changeStatus, respond } from './status-commands.ts';

/** The fields of all forms, each of which can be corrected. */
const fieldNames: ReadonlySet<string> = new Set(
  Array.from(forms.values()).flatMap(({ fields }) => Object.keys(fields)),
);

const details = `
LEAD is a number, or the reference that the visitor was told. Its status is new, sent, accepted,
declined, withdrawn or closed. Its column "told" is the worst state of its notifications: failed,
due, told or none. Who changes a status is $USER, or the name after --by.

DATE is a UTC date (2026-11-21 is its midnight, 1 pm of that day in New Zealand in summer)
or a time with its offset (2026-11-21T00:00+13:00). Times are shown in UTC.

CSV is RFC 4180 in UTF-8, with every cell quoted. A cell that a spreadsheet might run as a
formula gets a leading apostrophe.

LEADS_DATABASE_URL is the address of the leads (default: file:data/leads.db).
LEADS_DATABASE_AUTH_TOKEN opens a remote database. npm run --silent prints the leads alone.`;

const hint = 'See npm run leads -- --help.';

/** What the commands need of the program that runs them. */
export interface Session {
  readonly env: NodeJS.ProcessEnv;
  readonly location: () => DatabaseLocation;
  /** Runs an action on the store; returns `absent`, or rejects, if there is no database yet. */
  readonly onStore: (
    action: (store: LeadStore) => Promise<string>,
    absent?: string,
  ) => Promise<string>;
  readonly print: (text: string) => void;
}

/** The command line of `npm run leads`. */
function leadsProgram({ env, location, onStore, print }: Session): Command {
  const run = async (action: (store: LeadStore) => Promise<string>): Promise<void> =>
    print(await onStore(action));
  const operator = env['SUDO_USER'] || env['USER'] || 'operator';

  const program = new Command('npm run leads --')
    .description('Shows, hands on, corrects, deletes and backs up the stored leads.')
    .exitOverride()
    .configureOutput({ writeErr: () => {}, writeOut: print })
    .helpCommand(false)
    .showSuggestionAfterError(false)
    .addHelpText('after', details);

  program
    .command('list', { isDefault: true })
    .description('a table of all leads, oldest first (default)')
    .option('--json', 'JSON, every value as it was stored')
    .option('--csv', 'CSV')
    .option('--since <date>', 'only leads received at or after DATE', parseInstant('--since'))
    .option('--email <address>', 'only leads with this email address')
    .action(async (options: lead.ListOptions) => {
      if (options.json && options.csv) throw new WrongUse('Choose one of --json and --csv.');
      print(await onStore((store) => lead.list(store, options), lead.formatted([], options)));
    });

  program
    .command('show <lead>')
    .description('everything that is kept about a lead')
    .option('--json', 'as JSON')
    .action((name: string, { json }: { json?: boolean }) =>
      run((store) => lead.show(store, name, json === true)),
    );

  program
    .command('assign <lead>')
    .description('sends a lead to a firm of content/firms, at most three firms a lead')
    .requiredOption('--to <firm>', 'the name of the firm')
    .option('--by <name>', 'who does so', operator)
    .action((name: string, options: { to: string; by: string }) =>
      run((store) => assign(store, name, options)),
    );

  for (const [verb, status] of [
    ['accept', 'accepted'],
    ['decline', 'declined'],
  ] as const) {
    program
      .command(`${verb} <lead>`)
      .description(`records that a firm has ${status} it`)
      .option('--firm <firm>', 'which firm, where several have the lead')
      .option('--by <name>', 'who records it', operator)
      .action((name: string, options: { firm: string | undefined; by: string }) =>
        run((store) => respond(store, name, status, options)),
      );
  }

  for (const [verb, status, does] of [
    ['withdraw', 'withdrawn', 'records that the visitor has withdrawn it, and tells who has it'],
    ['close', 'closed', 'records that it is done'],
    ['reopen', 'reopened', 'opens a closed or withdrawn lead again'],
  ] as const) {
    program
      .command(`${verb} <lead>`)
      .description(does)
      .option('--by <name>', 'who records it', operator)
      .action((name: string, { by }: { by: string }) =>
        run((store) => changeStatus(store, name, status, by)),
      );
  }

  const correct = program
    .command('correct <lead>')
    .usage('<lead> --FIELD <value> ...')
    .description('replaces values, and tells who has the lead');
  for (const name of fieldNames) correct.option(`--${name} <value>`);
  correct.action((name: string, changes: Record<string, string>) => {
    if (Object.keys(changes).length > 0) return run((store) => lead.correct(store, name, changes));
    throw new WrongUse(`correct needs --FIELD VALUE, once or more. ${hint}`);
  });

  program
    .command('tell <lead>')
    .description('sends a lead again to everybody who has it')
    .action((name: string) => run((store) => lead.sendAgain(store, name)));

  program
    .command('retry [lead]')
    .description('retries failed notifications')
    .action((name: string | undefined) => run((store) => lead.retry(store, name)));

  program
    .command('seen [lead]')
    .description('marks failed notifications as seen')
    .action((name: string | undefined) => run((store) => lead.acknowledge(store, name)));

  program
    .command('spam')
    .description('the filled honeypots of the last 30 days')
    .option('--restore <number>', 'makes one of them a lead')
    .action(({ restore }: { restore?: string }) =>
      run((store) =>
        restore === undefined
          ? lead.listSpam(store)
          : lead.restoreSpam(store, restore, deliverySettings(env)),
      ),
    );

  program
    .command('export')
    .description('everything that is kept about a person, as JSON')
    .requiredOption('--email <address>', 'whose')
    .action(({ email }: { email: string }) => run((store) => lead.exportPerson(store, email)));

  program
    .command('delete')
    .description('deletes one lead, or all of a person')
    .option('--email <address>', 'whose')
    .option('--id <lead>', 'which')
    .option('--yes', 'do not ask first')
    .action(({ email, id: name, yes }: { email?: string; id?: string; yes?: boolean }) => {
      if (!email === !name)
        throw new WrongUse(`delete needs --email ADDRESS or --id LEAD. ${hint}`);
      const confirmed = yes === true;
      return run(async (store) => {
        if (!name) {
          const selection = { email, spam: 'included' } as const;
          return removeLeads(store, { selection, description: `of ${email}`, confirmed });
        }
        const { id } = await namedLead(store, name);
        return removeLeads(store, { selection: { id }, description: `of number ${id}`, confirmed });
      });
    });

  program
    .command('purge')
    .description('deletes the leads received before DATE')
    .requiredOption('--before <date>', 'DATE', parseInstant('--before'))
    .option('--yes', 'do not ask first')
    .action(({ before, yes }: { before: Date; yes?: boolean }) =>
      run((store) =>
        removeLeads(store, {
          selection: { before },
          description: `received before ${before.toISOString()}`,
          confirmed: yes === true,
        }),
      ),
    );

  program
    .command('backup [file]')
    .description('copies the database while the server runs')
    .option('--to <folder>', 'adds a dated copy to a folder, and thins the old ones out')
    .option('--every <interval>', 'goes on doing so, such as every 5m', parseInterval)
    .action(async (file: string | undefined, { to, every }: { to?: string; every?: number }) => {
      if (!file === !to || (every !== undefined && to === undefined)) {
        throw new WrongUse(`backup needs FILE, or --to FOLDER. ${hint}`);
      }
      const copy = () =>
        onStore(async (store) => {
          const made = to === undefined ? (file ?? '') : await backUpInto(store, to, new Date());
          if (to === undefined) await backUp(store, made);
          return `The leads are copied to ${made}.\n`;
        });
      return every === undefined ? print(await copy()) : repeat(copy, every);
    });

  program
    .command('restore <backup>')
    .description('puts a copy, or the newest of a folder, where there is no database')
    .option('--drill', 'only proves that it can be restored')
    .action(async (backup: string, { drill }: { drill?: boolean }) => {
      print(await restoreFrom(backup, location(), drill === true));
    });

  return program;
}

/** Runs a command line. Throws WrongUse, with a sentence, for one that makes no sense. */
export async function runLeads(args: readonly string[], session: Session): Promise<void> {
  const program = leadsProgram(session);
  const names = program.commands.map((command) => command.name());
  const [first = 'list'] = args;
  if (!first.startsWith('-') && !names.includes(first)) {
    throw new WrongUse(`Unknown command "${first}". Choose one of ${names.join(', ')}.`);
  }
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return;
    const sentence = error.message.replaceAll(/^error: |\.$/g, '');
    throw new WrongUse(`${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}. ${hint}`);
  }
}
