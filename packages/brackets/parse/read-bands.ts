import { defineSchedule } from '#brackets/core/define-schedule.ts';
import type { Band } from '#brackets/data/tax-schedules.ts';
import type { Schedule } from '#brackets/core/schedule.ts';
import { partsOf, readCents, type Part } from './read-amount.ts';
import { readRate } from './read-rate.ts';
import { Unreadable } from './unreadable.ts';

/** The largest limit, in dollars: beyond it a limit's cents are not exact. */
export const largestLimit = 20_000_000_000;

/** Reads a band's lower limit, in cents, and its rate. */
function readStep({ text, from, to }: Part): { readonly lower: number; readonly rate: number } {
  const colon = text.slice(from, to).indexOf(':');
  if (colon < 0)
    throw new Unreadable(
      'A band is a limit, a colon and a rate, such as 15600:17.5%.',
      text,
      Math.min(to, from + (/^\s*[$\d.]*/.exec(text.slice(from, to))?.[0].length ?? 0)),
    );
  return {
    lower: readCents({ text, from, to: from + colon }, largestLimit),
    rate: readRate({ text, from: from + colon + 1, to }),
  };
}

/** Reads bands on one line, each by its lower limit: '0:10.5%,15600:17.5%,53500:30%'. */
export function readBands(text: string): Schedule {
  const parts = partsOf(text, ',');
  const steps = parts.map(readStep);
  for (const [index, { lower }] of steps.entries()) {
    const before = steps[index - 1]?.lower;
    const at = parts[index]?.from ?? 0;
    if (before === undefined && lower !== 0)
      throw new Unreadable('The first band begins at 0.', text, at);
    if (before !== undefined && lower <= before)
      throw new Unreadable('Each band begins above the one before it.', text, at);
  }
  const bands = steps.map(({ lower, rate }, index): Band => {
    const next = steps[index + 1];
    return { min: lower / 100, max: next === undefined ? Infinity : next.lower / 100, rate };
  });
  const days = { from: '2000-01-01', to: null } as const;
  return defineSchedule({ id: 'typed', name: text, ...days, bands });
}
