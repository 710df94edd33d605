import { payRulesOn } from '#brackets/data/pay-rules.ts';
import { pastTaxSchedules } from '#brackets/data/past-tax-schedules.ts';
import { lawKnownTo, taxSchedules, type TaxSchedule } from '#brackets/data/tax-schedules.ts';
import { prepareSchedule, type Schedule } from './schedule.ts';
import { checkDay, checkKnownDay, refuse } from './checks.ts';
import type { PayDayRules } from './pay.ts';

/** A schedule with its source. */
export type DatedSchedule = Schedule & TaxSchedule;

const published: readonly TaxSchedule[] = [...taxSchedules, ...pastTaxSchedules];

/** Every schedule of the law since 1 April 2010. */
export const everySchedule: readonly DatedSchedule[] = published.map((schedule) => ({
  ...schedule,
  ...prepareSchedule(schedule),
}));

/** The schedule in force on a day, YYYY-MM-DD. */
const scheduleOn = (day: string): DatedSchedule | undefined =>
  everySchedule.find(
    ({ composite, from, to }) => !composite && from <= day && (to === null || day <= to),
  );

/** The schedule of that id, if there is one. */
export const findSchedule = (id: string): DatedSchedule | undefined =>
  everySchedule.find((schedule) => schedule.id === id);

/**
 * The schedule in force on a day, YYYY-MM-DD, which taxes the pay of that day. Throws a RangeError for
 * a day before the first schedule or after the known law.
 */
export function scheduleFor(day: string): DatedSchedule {
  checkKnownDay(day);
  const found = scheduleOn(day);
  if (found === undefined)
    throw new RangeError(`No schedule is known for ${day}. The first begins on 2010-04-01.`);
  return found;
}

/**
 * The schedule for the assessment of the tax year that ends on 31 March of `year`: the composite one
 * if the rates changed during it, otherwise the one in force.
 */
export function scheduleOfYear(year: number): DatedSchedule | undefined {
  const last = `${year}-03-31`;
  return everySchedule.find(({ composite, to }) => composite && to === last) ?? scheduleOn(last);
}

/**
 * The schedule of `scheduleOfYear`. Throws a RangeError for a year before the
 * first schedule or after the known law.
 */
export function scheduleForYear(year: number): DatedSchedule {
  if (!Number.isInteger(year) || year < 1000 || year > 9999)
    refuse('a tax year as the year it ends in, such as 2025', year);
  const last = `${year}-03-31`;
  if (last > lawKnownTo)
    throw new RangeError(`The law is known to ${lawKnownTo}, not for the tax year ${year}.`);
  return scheduleOfYear(year) ?? scheduleFor(last);
}

/**
 * The rules for a payday, YYYY-MM-DD, with the bands in force on it. Throws a RangeError for a day
 * whose rules are not known.
 */
export function payRulesFor(day: string): PayDayRules {
  checkDay(day);
  return { ...payRulesOn(day, ''), bands: scheduleFor(day).bands };
}
