import { centsOf, dollarsOf } from '#brackets/core/cents.ts';
import { formatCents } from '#brackets/core/format.ts';
import { readAmount, type AmountProblem } from '#brackets/core/read-amount.ts';
import { Unreadable } from './unreadable.ts';

/** A part of a text; `to` is exclusive. */
export interface Part {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

export const wholeOf = (text: string): Part => ({ text, from: 0, to: text.length });

/** The parts of a text between separators of one character. */
export function partsOf(text: string, separator: string): readonly Part[] {
  let from = 0;
  return text.split(separator).map((piece) => {
    const part = { text, from, to: from + piece.length };
    from = part.to + 1;
    return part;
  });
}

/** Cents as an amount that has one reading: '46520' or '465.20'. */
export const writtenDollars = (cents: number): string =>
  dollarsOf(cents).toFixed(cents % 100 === 0 ? 0 : 2);

/** The sentence for a text that is not one clear amount. */
export function sentenceOf(typed: string, problem: AmountProblem): string {
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

/** Reads an amount of dollars, in whole cents. `largest` is in dollars. */
export function readCents({ text, from, to }: Part, largest: number): number {
  const written = text.slice(from, to);
  const typed = written.trim();
  const read = readAmount(written);
  if (read.kind === 'empty')
    throw new Unreadable(sentenceOf(typed, { kind: 'invalid', at: 0 }), text, to);
  if (read.kind !== 'amount') throw new Unreadable(sentenceOf(typed, read), text, from + read.at);
  if (read.cents > centsOf(largest))
    throw new Unreadable(
      `"${typed}" is too large: amounts up to ${formatCents(largest)} are calculated to the cent.`,
      text,
      from,
    );
  return read.cents;
}

/** Reads amounts between semicolons: a comma groups the figures of one amount. */
export const readAmounts = (text: string, largest: number): readonly number[] =>
  partsOf(text, ';').map((part) => readCents(part, largest));
