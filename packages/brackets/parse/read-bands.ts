import { dollarsOf } from '#brackets/core/cents.ts';
import { defineSchedule } from '#brackets/core/define-schedule.ts';
import type { Schedule } from '#brackets/core/schedule.ts';
import { readCents } from './read-amount.ts';
import { readRate } from './read-rate.ts';
import { readPart, readParts, Unreadable } from './unreadable.ts';

/** The largest limit, in cents: beyond it a limit's cents are not exact. */
const largestLimit = 2_000_000_000_000;

/** Reads a band's lower limit, in dollars, and its rate. */
function readBand(text: string): { readonly min: number; readonly rate: number } {
  const colon = text.indexOf(':');
  if (colon < 0)
    throw new Unreadable(
      'A band is a limit, a colon and a rate, such as 15600:17.5%.',
      text,
      /^\s*[$\d.]*/.exec(text)?.[0].length ?? 0,
    );
  return {
    min: dollarsOf(readPart(text, [0, colon], (limit) => readCents(limit, largestLimit))),
    rate: readPart(text, [colon + 1, text.length], readRate),
  };
}

/** Reads bands on one line, each by its lower limit: '0:10.5%,15600:17.5%,53500:30%'. */
export function readBands(text: string): Schedule {
  let before: number | null = null;
  const starts = readParts(text, ',', (part) => {
    const band = readBand(part);
    if (before === null && band.min !== 0)
      throw new Unreadable('The first band begins at 0.', part, 0);
    if (before !== null && band.min <= before)
      throw new Unreadable('Each band begins above the one before it.', part, 0);
    before = band.min;
    return band;
  });
  const bands = starts.map((band, index) => ({
    ...band,
    max: starts[index + 1]?.min ?? Infinity,
  }));
  const days = { from: '2000-01-01', to: null } as const;
  return defineSchedule({ id: 'typed', name: text, ...days, bands });
}
