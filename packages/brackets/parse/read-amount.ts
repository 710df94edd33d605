import { centsOf } from '#brackets/core/cents.ts';
import { Unreadable } from './unreadable.ts';

/** The valid beginning of an amount: figures, alone or in groups of three, and cents. */
const beginning = /^\s*\$?\s*(?:\d{1,3}(?:[,\s]\d{3})+|\d+)?(?:\.\d*)?\s*/;

/** A part of a text; `to` is exclusive. */
export interface Part {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

export const wholeOf = (text: string): Part => ({ text, from: 0, to: text.length });

/** The parts of a text between commas. */
export function partsOf(text: string): readonly Part[] {
  let from = 0;
  return text.split(',').map((piece) => {
    const part = { text, from, to: from + piece.length };
    from = part.to + 1;
    return part;
  });
}

/** Reads an amount of dollars, in whole cents. `largest` is in dollars. */
export function readCents({ text, from, to }: Part, largest: number): number {
  const typed = text.slice(from, to);
  const [read = ''] = beginning.exec(typed) ?? [];
  if (read.length < typed.length || !/\d/.test(read))
    throw new Unreadable(
      `"${typed}" is not an amount in dollars, such as 48000.01.`,
      text,
      from + read.length,
    );
  const fine = /\.\d\d(?=\d)/.exec(read);
  if (fine !== null)
    throw new Unreadable(
      `"${typed}" is finer than a cent.`,
      text,
      from + fine.index + fine[0].length,
    );
  const cents = centsOf(Number(read.replace(/[$,\s]/g, '')));
  if (cents > centsOf(largest))
    throw new Unreadable(
      `"${typed}" is too large: tax is calculated up to ${largest} dollars.`,
      text,
      from,
    );
  return cents;
}
