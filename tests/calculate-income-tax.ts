import { incomeTaxOf, type IncomeTax, type YearOfIncome } from '#brackets/core/income-tax.ts';
import type { Schedule } from '#brackets/core/schedule.ts';
import type { ScheduleId } from '#content/tax-schedules.ts';
import { defaultSchedule, scheduleOf } from '#machines/tax-calculator/schedules.ts';

interface IncomeTaxQuestion extends YearOfIncome {
  /** A schedule or its id (default: the specified schedule). */
  readonly schedule?: Schedule | ScheduleId;
}

/** The tax on a year's income by a schedule of the calculator, or by another. */
export const calculateIncomeTax = ({
  schedule = defaultSchedule,
  ...income
}: IncomeTaxQuestion): IncomeTax =>
  incomeTaxOf(typeof schedule === 'string' ? scheduleOf(schedule) : schedule, income);
