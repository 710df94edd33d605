import { askComparison, askIncomes, type Asked } from './ask.ts';
import { commandLine } from './parse-arguments.ts';
import { pointingAt } from './pointing-at.ts';
import type { ComparisonQuestion } from './report-comparison.ts';
import type { IncomesQuestion } from './report-incomes.ts';
import type { Format } from './report.ts';

/** A parsed command line. */
export type BracketsCommand =
  | { readonly name: 'help' }
  | { readonly name: 'scenarios'; readonly file: string }
  | { readonly name: 'incomes'; readonly question: IncomesQuestion; readonly format: Format }
  | { readonly name: 'comparison'; readonly question: ComparisonQuestion; readonly format: Format };

const { parse, wrong, hint } = commandLine('brackets', {
  schedule: { type: 'string' },
  date: { type: 'string' },
  year: { type: 'string' },
  bands: { type: 'string' },
  compare: { type: 'string' },
  range: { type: 'string' },
  step: { type: 'string' },
  net: { type: 'string' },
  deductions: { type: 'string' },
  scenario: { type: 'string' },
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
  help: { type: 'boolean' },
});

/** Options of which at most one is allowed. */
const alternatives = [
  ['schedule', 'date', 'year', 'bands', 'compare'],
  ['INCOME', 'range', 'net'],
  ['compare', 'net'],
  ['compare', 'deductions'],
  ['json', 'csv'],
] as const;

/** Reads options and incomes. `--compare A B` takes two values. */
function read(args: readonly string[]): Asked & Pick<ReturnType<typeof parse>, 'values'> {
  const { values, positionals, tokens } = parse(args);
  const compare = tokens.find((token) => token.kind === 'option' && token.name === 'compare');
  if (compare?.kind !== 'option') return { ...values, values, incomes: positionals };
  const place = compare.index + (compare.inlineValue ? 1 : 2);
  const words = tokens.filter((token) => token.kind === 'positional');
  const other = words.find(({ index }) => index === place);
  if (other === undefined) throw wrong('--compare takes two schedules.');
  const incomes = words.filter((word) => word !== other).map(({ value }) => value);
  return { ...values, values, incomes, other: other.value };
}

function checkTogether({ incomes, values }: ReturnType<typeof read>): void {
  const given = new Set(Object.keys(values));
  if (incomes.length > 0) given.add('INCOME');
  const nameOf = (option: string): string => (option === 'INCOME' ? option : `--${option}`);
  for (const group of alternatives) {
    const both = group.filter((option) => given.has(option));
    if (both.length > 1) throw wrong(`Give ${both.map(nameOf).join(' or ')}, not both.`);
  }
  if (given.has('scenario') && given.size > 1)
    throw wrong('--scenario takes everything from its file.');
  if (given.has('step') && !given.has('range')) throw wrong('--step goes with --range.');
}

/** Reads the command line on a day. Throws UsageError for invalid arguments. */
export function parseCommandLine(args: readonly string[], today: string): BracketsCommand {
  const asked = read(args);
  const { help, scenario, json, csv } = asked.values;
  if (help) return { name: 'help' };
  checkTogether(asked);
  if (scenario !== undefined) return { name: 'scenarios', file: scenario };
  const format = json ? 'json' : csv ? 'csv' : 'table';
  return pointingAt(hint, () =>
    asked.compare === undefined
      ? { name: 'incomes', question: askIncomes(asked, today), format }
      : { name: 'comparison', question: askComparison(asked), format },
  );
}
