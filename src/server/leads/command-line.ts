import { commandLine } from '#src/server/command.ts';
import { commands, isCommand, options, usageOf, type CommandName } from './commands.ts';
import { parseInstant } from './instant.ts';

export type Format = 'table' | 'json' | 'csv';

/** A lead as it is named on the command line: by its number or its reference. */
interface NamedLead {
  readonly lead: string;
}

/** What the command is asked to do. */
export type LeadsCommand =
  | { readonly name: 'help' }
  | {
      readonly name: 'list';
      readonly format: Format;
      readonly since: Date | undefined;
      readonly email: string | undefined;
    }
  | ({ readonly name: 'show'; readonly json: boolean } & NamedLead)
  | ({ readonly name: 'assign'; readonly to: string } & NamedLead)
  | ({ readonly name: 'accept' | 'close' } & NamedLead)
  | ({ readonly name: 'correct'; readonly changes: Readonly<Record<string, string>> } & NamedLead)
  | { readonly name: 'retry'; readonly lead: string | undefined }
  | { readonly name: 'export'; readonly email: string }
  | { readonly name: 'purge'; readonly before: Date; readonly confirmed: boolean }
  | {
      readonly name: 'delete';
      readonly email: string | undefined;
      readonly lead: string | undefined;
      readonly confirmed: boolean;
    }
  | { readonly name: 'backup'; readonly file: string }
  | { readonly name: 'restore'; readonly file: string };

const { parse, wrong } = commandLine('leads', options);

/** What was typed, as its options and what else stands there. */
function read(args: readonly string[]) {
  const { values, positionals } = parse(args);
  const text = (name: string): string | undefined => {
    const value = values[name];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    text,
    has: (name: string) => values[name] === true,
    names: Object.keys(values),
    positionals,
  };
}

type Typed = ReturnType<typeof read>;

const needed = ({ text }: Typed, command: string, option: string, what: string): string => {
  const value = text(option)?.trim();
  if (!value) throw wrong(`${command} needs --${option} ${what}.`);
  return value;
};

function listOf({ text, has }: Typed): LeadsCommand {
  if (has('json') && has('csv')) throw wrong('Choose one of --json and --csv.');
  const since = text('since');
  return {
    name: 'list',
    format: has('json') ? 'json' : has('csv') ? 'csv' : 'table',
    since: since === undefined ? undefined : parseInstant('--since', since),
    email: text('email'),
  };
}

function deletion({ text, has }: Typed): LeadsCommand {
  const email = text('email');
  const lead = text('id');
  if (!email === !lead) throw wrong('delete needs --email ADDRESS or --id LEAD.');
  return { name: 'delete', email, lead, confirmed: has('yes') };
}

function correction(typed: Typed, lead: string): LeadsCommand {
  const changes = Object.fromEntries(typed.names.map((name) => [name, typed.text(name) ?? '']));
  if (typed.names.length === 0) throw wrong('correct needs --FIELD VALUE, once or more.');
  return { name: 'correct', lead, changes };
}

function commandOf(name: CommandName, typed: Typed, operand: string | undefined): LeadsCommand {
  const lead = operand ?? '';
  switch (name) {
    case 'list':
      return listOf(typed);
    case 'show':
      return { name, lead, json: typed.has('json') };
    case 'assign':
      return { name, lead, to: needed(typed, name, 'to', 'NAME') };
    case 'accept':
    case 'close':
      return { name, lead };
    case 'correct':
      return correction(typed, lead);
    case 'retry':
      return { name, lead: operand };
    case 'export':
      return { name, email: needed(typed, name, 'email', 'ADDRESS') };
    case 'delete':
      return deletion(typed);
    case 'purge': {
      const before = parseInstant('--before', needed(typed, name, 'before', 'DATE'));
      return { name, before, confirmed: typed.has('yes') };
    }
    case 'backup':
    case 'restore':
      return { name, file: operand ?? '' };
  }
}

/** Reads the command line. Throws WrongUse with a sentence for what makes no sense. */
export function parseCommandLine(args: readonly string[]): LeadsCommand {
  const typed = read(args);
  if (typed.has('help')) return { name: 'help' };
  const [name = 'list', operand, ...more] = typed.positionals;
  if (!isCommand(name)) {
    const others = Object.keys(commands).filter((known) => known !== 'list');
    throw wrong(
      `There is no command "${name}"; choose one of ${others.slice(0, -1).join(', ')} and ${others.at(-1)}, or none to see the leads.`,
    );
  }
  const { takes, isOptional = false, options: own } = usageOf(name);
  const foreign = typed.names.find((option) => !own.includes(option));
  if (foreign !== undefined) throw wrong(`--${foreign} does not belong to the command ${name}.`);
  const isMissing = operand === undefined && takes !== 'nothing' && !isOptional;
  if (isMissing || (operand !== undefined && takes === 'nothing') || more.length > 0) {
    throw wrong(`${name} takes ${takes}.`);
  }
  return commandOf(name, typed, operand);
}
