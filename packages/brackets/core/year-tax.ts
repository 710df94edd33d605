import { pastTaxSchedules } from '#brackets/data/past-tax-schedules.ts';
import { taxSchedules, type TaxSchedule } from '#brackets/data/tax-schedules.ts';
import { exactTax } from './exact-tax.ts';
import { prepareSchedule } from './schedule.ts';
import type { YearSteps } from './year-steps.ts';

/** Every schedule of the law since 1 April 2010. */
export const published: readonly TaxSchedule[] = [...taxSchedules, ...pastTaxSchedules];

type Dated = Pick<TaxSchedule, 'composite' | 'from' | 'to'>;

/** The schedule in force on a day, YYYY-MM-DD. */
export const scheduleOn = <Of extends Dated>(schedules: readonly Of[], day: string) =>
  schedules.find(
    ({ composite, from, to }) => !composite && from <= day && (to === null || day <= to),
  );

/**
 * The schedule for the assessment of the tax year that ends on 31 March of `year`: the composite one
 * if the rates changed during it, otherwise the one in force.
 */
export function scheduleOfYear<Of extends Dated>(
  schedules: readonly Of[],
  year: number,
): Of | undefined {
  const last = `${year}-03-31`;
  return (
    schedules.find(({ composite, to }) => composite && to === last) ?? scheduleOn(schedules, last)
  );
}

/** The bands of each tax year from one to another, by the years they end in. */
export const stepsOfYears = (first: number, last: number): YearSteps =>
  Object.fromEntries(
    Array.from({ length: last - first + 1 }, (_, index) => first + index).flatMap((year) => {
      const schedule = scheduleOfYear(published, year);
      if (schedule === undefined) return [];
      const { bands } = prepareSchedule(schedule);
      return [
        [year, bands.map(({ lower, basisPoints }) => [lower, exactTax(bands, lower), basisPoints])],
      ];
    }),
  );
