import { parseArgs } from 'node:util';
import { parseMoney } from '#machines/money/parse-money.ts';
import type { Schedule } from '#machines/tax-calculator/schedule.ts';
import {
  defaultSchedule,
  isScheduleId,
  scheduleOf,
  schedules,
} from '#machines/tax-calculator/schedules.ts';
import { messageOf, WrongUse } from '#src/server/command.ts';
import { interestingIncomes } from '#brackets/interesting-incomes.ts';

/** What the command is asked to do. */
export type BracketsCommand =
  | { readonly name: 'help' }
  | {
      readonly name: 'print';
      readonly schedule: Schedule;
      /** Dollars. */
      readonly incomes: readonly number[];
      readonly deductions: number;
      readonly format: 'table' | 'json';
    };

export const help = `Shows what the tax calculator makes of incomes, above all around the limits of bands.

Usage:
  npm run brackets -- [--schedule ID] [--deductions AMOUNT] [--json] [INCOME ...]

Without incomes: a cent below, at and a cent above every limit, as it is published and as it
is calculated with.

Options:
  --schedule ID        ${schedules.map(({ id }) => id).join(', ')} (default ${defaultSchedule.id})
  --deductions AMOUNT  what comes off each income (default 0)
  --json               JSON; amounts in dollars, rates as fractions, an upper limit of null
                       for the last band
  --help               this text

INCOME and AMOUNT are dollars: 48000, 48,000.01. The columns are the fields of the result, and
  step    the tax on it less the tax on an income a cent lower, in cents
  exact   where the schedule's bands are wider than their limits say: the tax without that rule
  short   by how many cents the tax is then short before it is rounded, and why
`;

const options = {
  schedule: { type: 'string' },
  deductions: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

const wrong = (sentence: string): WrongUse =>
  new WrongUse(`${sentence} See npm run brackets -- --help.`);

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const [sentence = ''] = messageOf(error).split(/\.\s|\n/);
    throw wrong(`${sentence}.`);
  }
}

function scheduleNamed(id: string): Schedule {
  if (isScheduleId(id)) return scheduleOf(id);
  const known = schedules.map((schedule) => schedule.id).join(', ');
  throw wrong(`There is no schedule "${id}"; there are ${known}.`);
}

function amountIn(text: string, { largestIncome }: Schedule): number {
  const { dollars, problem } = parseMoney(text, largestIncome);
  if (problem === 'too-large') {
    throw wrong(`"${text}" is too large: tax is calculated up to ${largestIncome} dollars.`);
  }
  if (problem !== null || text.trim() === '') {
    throw wrong(`"${text}" is not an amount in dollars, such as 48000.01.`);
  }
  return dollars;
}

/** Reads the command line. Throws WrongUse with a sentence for what makes no sense. */
export function parseCommandLine(args: readonly string[]): BracketsCommand {
  const { values, positionals } = parse(args);
  if (values.help) return { name: 'help' };
  const schedule = scheduleNamed(values.schedule ?? defaultSchedule.id);
  const deductions = amountIn(values.deductions ?? '0', schedule);
  const given = positionals.map((text) => amountIn(text, schedule));
  return {
    name: 'print',
    schedule,
    incomes: given.length > 0 ? given : interestingIncomes(schedule, deductions),
    deductions,
    format: values.json ? 'json' : 'table',
  };
}
