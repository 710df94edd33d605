import { parseArgs } from 'node:util';
import { messageOf, WrongUse } from '#src/server/command.ts';
import { parseInstant } from './instant.ts';

export type Format = 'table' | 'json' | 'csv';

/** What the command is asked to do. */
export type LeadsCommand =
  | { readonly name: 'help' }
  | { readonly name: 'list'; readonly format: Format; readonly since: Date | undefined }
  | { readonly name: 'purge'; readonly before: Date; readonly confirmed: boolean };

export const help = `Shows and deletes the leads that the form handler has stored.

Usage:
  npm run leads                              a table of all leads, oldest first
  npm run leads -- [--json | --csv] [--since DATE]
  npm run leads -- purge --before DATE [--yes]

Options:
  --json         JSON, every value as it was stored
  --csv          CSV (RFC 4180, UTF-8); a cell that starts with = + - @, a tab or a carriage
                 return gets a leading apostrophe, so that no spreadsheet runs it as a formula
  --since DATE   only leads received at or after DATE
  --before DATE  with purge: delete the leads received before DATE
  --yes          with purge: do not ask first
  --help         this text

DATE is a UTC date (2026-11-21 is its midnight, 1 pm of that day in New Zealand in summer)
or a time with its offset (2026-11-21T00:00+13:00). Times are shown in UTC.

LEADS_DATABASE_URL says where the leads are (default file:data/leads.db);
LEADS_DATABASE_AUTH_TOKEN opens a remote database. With npm run --silent nothing but the
leads is printed.
`;

const options = {
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
  since: { type: 'string' },
  before: { type: 'string' },
  yes: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

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
  if (positionals.length > 1 || (positionals[0] ?? 'purge') !== 'purge') {
    throw wrong(`There is no command "${positionals.join(' ')}"; the only one is purge.`);
  }
  if (positionals.length === 1) {
    if (values.json || values.csv || values.since !== undefined) {
      throw wrong('purge takes --before and --yes, and no other option.');
    }
    if (values.before === undefined) throw wrong('purge needs --before DATE.');
    const before = parseInstant('--before', values.before);
    return { name: 'purge', before, confirmed: values.yes === true };
  }
  if (values.before !== undefined || values.yes) {
    throw wrong('--before and --yes belong to the command purge.');
  }
  if (values.json && values.csv) throw wrong('Choose one of --json and --csv.');
  const since = values.since === undefined ? undefined : parseInstant('--since', values.since);
  return { name: 'list', format: values.json ? 'json' : values.csv ? 'csv' : 'table', since };
}
