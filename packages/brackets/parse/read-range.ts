import { readCents } from './read-amount.ts';
import { readPart, Unreadable } from './unreadable.ts';

/** An inclusive range of amounts in cents. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Reads '0..200000': two amounts of dollars. */
export function readRange(text: string, largest: number): Range {
  const dots = text.indexOf('..');
  if (dots < 0)
    throw new Unreadable(
      'A range is two amounts with .. between them, such as 0..200000.',
      text,
      text.length,
    );
  // The third full stop could begin the cents of the second amount.
  if (text.startsWith('...', dots))
    throw new Unreadable('A range has two full stops between its amounts.', text, dots + 2);
  const read = (part: string): number => readCents(part, largest);
  const from = readPart(text, [0, dots], read);
  const to = readPart(text, [dots + 2, text.length], read);
  if (to < from) throw new Unreadable('The range ends below where it begins.', text, dots + 2);
  return { from, to };
}

/** Reads the step between incomes, in cents. */
export function readStep(text: string, largest: number): number {
  const step = readCents(text, largest);
  if (step === 0) throw new Unreadable('A step is a cent, 0.01, at least.', text, 0);
  return step;
}

/** Every amount of a range, in whole cents, because sums of dollars would drift. */
export function* stepsThrough({ from, to }: Range, step: number): Iterable<number> {
  for (let cents = from; cents <= to; cents += step) yield cents;
}
