import { parseArgs } from 'node:util';
import { WrongUse } from '#src/server/command.ts';
import { messageOf } from '#src/server/message-of.ts';

/** What the command is asked to do. */
export type ReportsCommand =
  | { readonly name: 'help' }
  | { readonly name: 'list' }
  | { readonly name: 'show'; readonly id: number }
  | { readonly name: 'save'; readonly id: number; readonly file: string }
  | { readonly name: 'delete'; readonly id: number; readonly confirmed: boolean };

const wrong = (sentence: string): WrongUse =>
  new WrongUse(`${sentence} See npm run reports -- --help.`);

const options = { yes: { type: 'boolean' }, help: { type: 'boolean' } } as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const [sentence = ''] = messageOf(error).split(/\.\s|\n/);
    throw wrong(`${sentence}.`);
  }
}

/** What each command takes after its name. */
const operands: Readonly<Record<string, readonly string[]>> = {
  list: [],
  show: ['ID'],
  save: ['ID', 'FILE'],
  delete: ['ID'],
};

function idOf(typed: string): number {
  if (/^\d{1,15}$/.test(typed)) return Number(typed);
  throw wrong(`A report goes by its number, not "${typed}".`);
}

/** Reads the command line. Throws WrongUse with a sentence for what makes no sense. */
export function parseReportsCommand(args: readonly string[]): ReportsCommand {
  const { values, positionals } = parse(args);
  if (values.help) return { name: 'help' };
  const [name = 'list', ...given] = positionals;
  const takes = Object.hasOwn(operands, name) ? operands[name] : undefined;
  if (takes === undefined) {
    throw wrong(`There is no command "${name}"; choose show, save or delete, or none for a list.`);
  }
  if (given.length !== takes.length) {
    throw wrong(`${name} takes ${takes.length === 0 ? 'nothing' : takes.join(' and ')}.`);
  }
  if (values.yes && name !== 'delete') throw wrong(`--yes does not belong to the command ${name}.`);
  const [typed = '', file = ''] = given;
  switch (name) {
    case 'show':
      return { name, id: idOf(typed) };
    case 'save':
      return { name, id: idOf(typed), file };
    case 'delete':
      return { name, id: idOf(typed), confirmed: values.yes === true };
    default:
      return { name: 'list' };
  }
}
