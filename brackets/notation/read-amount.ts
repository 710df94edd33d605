import { centsOf } from '#machines/money/cents.ts';
import { parseMoney } from '#machines/money/parse-money.ts';
import { Unreadable } from './unreadable.ts';

/** What an amount begins with, as far as it makes sense. */
const beginning = /^\s*\$?\s*(?:\d+(?:[,\s]\d+)*)?(?:\.\d*)?/;

/** A part of a text: from a character to before another. */
export interface Part {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

export const wholeOf = (text: string): Part => ({ text, from: 0, to: text.length });

/** Reads an amount of dollars; a part finer than a cent stays. */
export function readDollars({ text, from, to }: Part, largest: number): number {
  const typed = text.slice(from, to);
  const { dollars, problem } = parseMoney(typed, largest);
  if (problem === 'too-large')
    throw new Unreadable(
      `"${typed}" is too large: tax is calculated up to ${largest} dollars.`,
      text,
      from,
    );
  if (problem === 'not-figures' || typed.trim() === '')
    throw new Unreadable(
      `"${typed}" is not an amount in dollars, such as 48000.01.`,
      text,
      from + (beginning.exec(typed)?.[0].length ?? 0),
    );
  return dollars;
}

/** Reads an amount of dollars in whole cents. */
export function readCents(part: Part, largest: number): number {
  const dollars = readDollars(part, largest);
  const { text, from, to } = part;
  const fine = /\.\d\d(?=\d)/.exec(text.slice(from, to));
  if (fine !== null)
    throw new Unreadable(
      `"${text.slice(from, to)}" is finer than a cent.`,
      text,
      from + fine.index + fine[0].length,
    );
  return centsOf(dollars);
}
