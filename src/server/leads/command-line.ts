import { parseArgs } from 'node:util';
import { messageOf, WrongUse } from '#src/server/command.ts';
import { parseInstant } from './instant.ts';

export type Format = 'table' | 'json' | 'csv';

/** What the command is asked to do. */
export type LeadsCommand =
  | { readonly name: 'help' }
  | {
      readonly name: 'list';
      readonly format: Format;
      readonly since: Date | undefined;
      readonly email: string | undefined;
    }
  | { readonly name: 'purge'; readonly before: Date; readonly confirmed: boolean }
  | { readonly name: 'delete'; readonly email: string; readonly confirmed: boolean }
  | { readonly name: 'backup'; readonly file: string }
  | { readonly name: 'restore'; readonly file: string };

const options = {
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
  since: { type: 'string' },
  before: { type: 'string' },
  email: { type: 'string' },
  yes: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

type Option = keyof typeof options;

/** The options that each command takes besides --help, and whether it takes a file. */
const commands: Readonly<Record<string, { options: readonly Option[]; takesFile: boolean }>> = {
  list: { options: ['json', 'csv', 'since', 'email'], takesFile: false },
  purge: { options: ['before', 'yes'], takesFile: false },
  delete: { options: ['email', 'yes'], takesFile: false },
  backup: { options: [], takesFile: true },
  restore: { options: [], takesFile: true },
};

const wrong = (sentence: string): WrongUse =>
  new WrongUse(`${sentence} See npm run leads -- --help.`);

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const [sentence = ''] = messageOf(error).split(/\.\s|\n/);
    throw wrong(`${sentence}.`);
  }
}

/** Reads the command line. Throws WrongUse with a sentence for what makes no sense. */
export function parseCommandLine(args: readonly string[]): LeadsCommand {
  const { values, positionals } = parse(args);
  if (values.help) return { name: 'help' };
  const [name = 'list', file, ...more] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    throw wrong(
      `There is no command "${name}"; choose one of purge, delete, backup and restore, or none to see the leads.`,
    );
  }
  const foreign = Object.keys(values).find(
    (option) => !command.options.some((own) => own === option),
  );
  if (foreign !== undefined) throw wrong(`--${foreign} does not belong to the command ${name}.`);
  if (command.takesFile !== (file !== undefined) || more.length > 0) {
    throw wrong(`${name} takes ${command.takesFile ? 'the name of one file' : 'no file'}.`);
  }
  const confirmed = values.yes === true;
  if (name === 'purge') {
    if (values.before === undefined) throw wrong('purge needs --before DATE.');
    return { name, before: parseInstant('--before', values.before), confirmed };
  }
  if (name === 'delete') {
    if (!values.email) throw wrong('delete needs --email ADDRESS.');
    return { name, email: values.email, confirmed };
  }
  if (name === 'backup') return { name, file: file ?? '' };
  if (name === 'restore') return { name, file: file ?? '' };
  if (values.json && values.csv) throw wrong('Choose one of --json and --csv.');
  const since = values.since === undefined ? undefined : parseInstant('--since', values.since);
  const format = values.json ? 'json' : values.csv ? 'csv' : 'table';
  return { name: 'list', format, since, email: values.email };
}
