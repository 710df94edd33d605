import { dollarsOf } from '#brackets/core/cents.ts';
import { formatCents } from '#brackets/core/format.ts';
import { readAmount, type AmountProblem } from '#brackets/core/read-amount.ts';
import { readParts, Unreadable } from './unreadable.ts';

/** Cents as an amount that has one reading: '46520' or '465.20'. */
export const writtenDollars = (cents: number): string =>
  dollarsOf(cents).toFixed(cents % 100 === 0 ? 0 : 2);

/** The sentence for a text that is not one clear amount. */
function sentenceOf(typed: string, problem: AmountProblem): string {
  switch (problem.kind) {
    case 'unclear': {
      const readings = problem.readings.map((cents) => formatCents(dollarsOf(cents))).join(' or ');
      const written = problem.readings.map(writtenDollars).join(' or ');
      return problem.readings.length > 1
        ? `"${typed}" can mean ${readings}. Write it as ${written}.`
        : `"${typed}" is not clearly one amount. If you mean ${readings}, write ${written}.`;
    }
    case 'too-fine':
      return `"${typed}" is finer than a cent.`;
    case 'too-large':
      return `"${typed}" is too large to be exact.`;
    case 'invalid':
      return `"${typed}" is not an amount in dollars, such as 48000.01.`;
  }
}

/** Reads an amount of dollars. It and `largest` are in whole cents. */
export function readCents(text: string, largest: number): number {
  const typed = text.trim();
  const read = readAmount(text);
  if (read.kind === 'amount') {
    if (read.cents <= largest) return read.cents;
    const most = formatCents(dollarsOf(largest));
    const sentence = `"${typed}" is too large: amounts up to ${most} are calculated to the cent.`;
    throw new Unreadable(sentence, text, 0);
  }
  const problem = read.kind === 'empty' ? ({ kind: 'invalid', at: text.length } as const) : read;
  throw new Unreadable(sentenceOf(typed, problem), text, problem.at);
}

/** Reads amounts between semicolons: a comma groups the figures of one amount. */
export const readAmounts = (text: string, largest: number): readonly number[] =>
  readParts(text, ';', (part) => readCents(part, largest));
