import { pointingAt } from '#brackets/command/pointing-at.ts';
import { commandLine } from '#brackets/command/parse-arguments.ts';
import { askPays, type PaysQuestion } from './ask-pays.ts';

/** A parsed command line. */
export type PayCommand =
  | { readonly name: 'help' }
  | { readonly name: 'pays'; readonly question: PaysQuestion; readonly isJson: boolean };

const { parse, wrong, hint } = commandLine('pay', {
  gross: { type: 'string' },
  every: { type: 'string' },
  code: { type: 'string' },
  kiwisaver: { type: 'string' },
  employer: { type: 'string' },
  esct: { type: 'string' },
  on: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
});

/** Joins an option with a following negative amount, which parseArgs would take for an option. */
const withNegatives = (args: readonly string[]): readonly string[] =>
  args.reduce<readonly string[]>((joined, arg) => {
    const before = joined.at(-1) ?? '';
    return /^-[\d.$]/.test(arg) && /^--\w+$/.test(before)
      ? [...joined.slice(0, -1), `${before}=${arg}`]
      : [...joined, arg];
  }, []);

/** Reads the command line on a day. Throws UsageError for invalid arguments. */
export function parseCommandLine(args: readonly string[], today: string): PayCommand {
  const { values, positionals } = parse(withNegatives(args));
  const { help, json, gross, ...rest } = values;
  if (help) return { name: 'help' };
  const [stray] = positionals;
  if (stray !== undefined) throw wrong(`"${stray}" belongs to no option. Give pays with --gross.`);
  if (gross === undefined) throw wrong('Give one or more pays with --gross.');
  const question = pointingAt(hint, () => askPays({ ...rest, gross }, today));
  return { name: 'pays', question, isJson: json ?? false };
}
