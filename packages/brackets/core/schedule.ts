import type { Band, ScheduleData } from '#brackets/data/tax-schedules.ts';
import { basisPointsOf, dollarsOf } from './cents.ts';

/** A band with the whole numbers that are calculated with. */
interface ExactBand extends Band {
  /** The cents of income below the band, and those up to its end. */
  readonly lower: number;
  readonly upper: number;
  /** The rate in hundredths of a percent. */
  readonly basisPoints: number;
}

/** A possible schedule, ready to calculate with. */
export interface Schedule<Id extends string = string> extends ScheduleData<Id> {
  readonly bands: readonly ExactBand[];
  /** The largest income in dollars whose tax is exact. */
  readonly maxIncome: number;
}

/** A limit in cents; Infinity stays. */
export const limitCents = (dollars: number): number => Math.round(dollars * 100);

/** Prepares a possible schedule. The tests check those of the site, the package's `defineSchedule` any other. */
export function prepareSchedule<const Id extends string>(data: ScheduleData<Id>): Schedule<Id> {
  const bands = data.bands.map((band) => ({
    ...band,
    lower: limitCents(band.min),
    upper: limitCents(band.max),
    basisPoints: basisPointsOf(band.rate),
  }));
  // Keeps cents x basis points below 2^53. If all rates are under 10%, the limit is where cents stop being exact.
  const highest = Math.max(1_000, ...bands.map(({ basisPoints }) => basisPoints));
  const maxIncome = dollarsOf(Math.floor(Number.MAX_SAFE_INTEGER / highest));
  return { ...data, bands, maxIncome };
}
