import { pastTaxSchedules } from '#content/past-tax-schedules.ts';
import { lawKnownTo, taxSchedules, type TaxSchedule } from '#content/tax-schedules.ts';
import { prepareSchedule, type Schedule } from '#brackets/core/schedule.ts';
import { checkDay } from './checks.ts';
import { frozen } from './frozen.ts';

/** A schedule of a day or a year, with where it was published. */
export type DatedSchedule = Schedule & Pick<TaxSchedule, 'composite' | 'source'>;

const published: readonly TaxSchedule[] = [...taxSchedules, ...pastTaxSchedules];

/** Every schedule: those that the calculators offer first, then those of the years before. */
export const everySchedule: readonly DatedSchedule[] = frozen(
  published.map((schedule) => ({
    ...schedule,
    ...prepareSchedule(schedule),
  })),
);

/** Those of the law. The specified one has limits that are a dollar higher, and is not among them. */
export const lawSchedules: readonly DatedSchedule[] = frozen(
  everySchedule.filter(({ spanRule }) => spanRule === 'exact'),
);

/** The schedule of that id, if there is one. */
export const findSchedule = (id: string): DatedSchedule | undefined =>
  everySchedule.find((schedule) => schedule.id === id);

/**
 * The schedule in force on a day, YYYY-MM-DD: the one by which the pay of that day is taxed. Throws
 * a RangeError for a day before the first of them.
 */
export function scheduleFor(day: string): DatedSchedule {
  checkDay(day);
  const found = lawSchedules.find(
    ({ composite, from, to }) => !composite && from <= day && (to === null || day <= to),
  );
  if (found === undefined)
    throw new RangeError(`No schedule is known for ${day}. The first begins on 2010-04-01.`);
  return found;
}

/**
 * The schedule by which the tax year that ends on 31 March of `year` is assessed: the composite one
 * where the rates changed within it, else the one that was in force all through. Throws a RangeError
 * for a year before the first, and for one beyond the law as it is known.
 */
export function scheduleForYear(year: number): DatedSchedule {
  const last = `${year}-03-31`;
  checkDay(last);
  if (last > lawKnownTo)
    throw new RangeError(`The law is known to ${lawKnownTo}, not for the tax year ${year}.`);
  return lawSchedules.find(({ composite, to }) => composite && to === last) ?? scheduleFor(last);
}
