import fc from 'fast-check';
import { defineSchedule } from '#brackets/core/define-schedule.ts';
import type { Band } from '#brackets/data/tax-schedules.ts';
import type { Schedule } from '#brackets/core/schedule.ts';
import { schedules } from '#machines/tax-calculator/schedules.ts';

/** Bands of given widths in cents and rates in basis points, as they would be published. */
function bandsOf(widths: readonly number[], rates: readonly number[]): readonly Band[] {
  let end = 0;
  return rates.map((rate, index) => {
    const min = end;
    end = min + (widths[index] ?? Infinity);
    return { min: min / 100, max: end / 100, rate: rate / 10_000 };
  });
}

export const scheduleWith = (bands: readonly Band[]): Schedule =>
  defineSchedule({ id: 'arbitrary', name: 'any', from: '2000-01-01', to: null, bands });

/** The width of a band in cents: often so few that a wrong limit would leave nothing. */
const anyWidth = fc.oneof(
  fc.integer({ min: 1, max: 10_000_000 }),
  fc.integer({ min: 1, max: 3 }),
  fc.integer({ min: 1, max: 500 }),
);

/** A valid schedule. */
const arbitrarySchedule: fc.Arbitrary<Schedule> = fc
  .record({
    rates: fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 9 }),
    widths: fc.array(anyWidth, { minLength: 8, maxLength: 8 }),
  })
  .map(({ rates, widths }) => scheduleWith(bandsOf(widths.slice(0, rates.length - 1), rates)));

const shipped: fc.Arbitrary<Schedule> = fc.constantFrom(...schedules);

/** Any valid schedule, often a shipped one. */
export const anySchedule = fc.oneof(shipped, arbitrarySchedule);

/** Cents: of everyday size, near the limits of the shipped schedules, and up to 20 billion dollars. */
export const anyCents = fc.oneof(
  fc.integer({ min: 0, max: 30_000_000 }),
  fc
    .record({
      limit: fc.constantFrom(14_000, 15_600, 48_000, 53_500, 70_000, 78_100, 180_000),
      off: fc.integer({ min: -250, max: 250 }),
    })
    .map(({ limit, off }) => limit * 100 + off),
  // With a rate of 100% the largest income is 9 billion dollars.
  fc.integer({ min: 0, max: 900_000_000_000 }),
);

/** Cents within three of a limit, as published or as calculated. */
const nearLimitOf = ({ bands }: Schedule): fc.Arbitrary<number> =>
  fc
    .record({
      limit: fc.constantFrom(...bands.flatMap(({ min, lower }) => [Math.round(min * 100), lower])),
      off: fc.integer({ min: -3, max: 3 }),
    })
    .map(({ limit, off }) => Math.max(0, limit + off));

/** A schedule with an income in cents, half the time near one of its limits. */
export const anyQuestion = anySchedule.chain((schedule) =>
  fc.record({
    schedule: fc.constant(schedule),
    cents: fc.oneof(nearLimitOf(schedule), anyCents),
  }),
);
