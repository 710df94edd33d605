import type { Band, SpanRule } from '#content/tax-schedules.ts';
import type { IsoDate } from '#content/text.ts';
import { centsOf, dollarsOf } from '#machines/money/cents.ts';
import { basisPointsOf, gapOf, problemOf } from './band.ts';

export interface ScheduleData<Id extends string = string> {
  readonly id: Id;
  /** For people: what income the bands are for. */
  readonly name: string;
  /** The first and the last day of the income they are for; null while they are in force. */
  readonly from: IsoDate;
  readonly to: IsoDate | null;
  readonly spanRule: SpanRule;
  /** Lowest first. */
  readonly bands: readonly Band[];
}

/** A band with the whole numbers that are calculated with. */
interface ExactBand extends Band {
  /** The cents of income below the band, and those up to its end. */
  readonly lower: number;
  readonly upper: number;
  /** The rate in hundredths of a percent. */
  readonly basisPoints: number;
}

/** A schedule that was found possible, ready to calculate with. */
export interface Schedule<Id extends string = string> extends ScheduleData<Id> {
  readonly bands: readonly ExactBand[];
  /** The largest income in dollars whose tax is exact. */
  readonly largestIncome: number;
}

function exactBands(rule: SpanRule, bands: readonly Band[]): readonly ExactBand[] {
  let lower = 0;
  return bands.map((band) => {
    const span =
      band.max === Infinity ? Infinity : centsOf(band.max) - centsOf(band.min) + gapOf(rule);
    const exact = { ...band, lower, upper: lower + span, basisPoints: basisPointsOf(band.rate) };
    lower = exact.upper;
    return exact;
  });
}

/** Takes a schedule into use that has been found possible: those of the site are checked by their tests. */
export function prepareSchedule<const Id extends string>(data: ScheduleData<Id>): Schedule<Id> {
  const bands = exactBands(data.spanRule, data.bands);
  // Cents x basis points stay below 2^53. Under 10% the cents of a dollar amount would run out first.
  const highest = Math.max(1_000, ...bands.map(({ basisPoints }) => basisPoints));
  const largestIncome = dollarsOf(Math.floor(Number.MAX_SAFE_INTEGER / highest));
  return { ...data, bands, largestIncome };
}

/**
 * Takes a schedule into use. Throws for one that is impossible, with a sentence that names
 * the schedule and the band: limits must rise without gap or overlap from 0 to Infinity,
 * rates lie between 0 and 1.
 */
export function defineSchedule<const Id extends string>(data: ScheduleData<Id>): Schedule<Id> {
  const { id, from, to, spanRule, bands } = data;
  if (bands.length === 0) throw new Error(`The schedule '${id}' is impossible: it has no band.`);
  if (to !== null && to < from)
    throw new Error(`The schedule '${id}' is impossible: it ends on ${to}, before ${from}.`);
  for (const [index, band] of bands.entries()) {
    const problem = problemOf(spanRule, band, bands[index - 1], index === bands.length - 1);
    if (problem !== null) {
      const name = `band ${index + 1} (${band.min} to ${band.max})`;
      throw new Error(`The schedule '${id}' is impossible at ${name}: ${problem}.`);
    }
  }
  return prepareSchedule(data);
}

/** The same bands without the span rule: what the published limits mean, to the cent. */
export function exactSchedule({ id, name, from, to, spanRule, bands }: Schedule): Schedule {
  const published = bands.map(({ min, max, rate }, index) => ({
    min: dollarsOf(index === 0 ? 0 : centsOf(min) - gapOf(spanRule)),
    max,
    rate,
  }));
  return defineSchedule({
    id: `${id} (exact)`,
    name,
    from,
    to,
    spanRule: 'exact',
    bands: published,
  });
}
