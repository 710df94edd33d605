import { taxSchedules as law, type TaxSchedule } from '#brackets/data/tax-schedules.ts';
import { formatDate } from './dates.ts';
import { specified } from './specified-schedule.ts';

/**
 * All schedules that the calculators offer. The first is the default. Those of the law are in
 * packages/brackets/data/tax-schedules.ts.
 */
export const taxSchedules = [specified, ...law] as const satisfies readonly TaxSchedule[];

export type ScheduleId = (typeof taxSchedules)[number]['id'];

/** A schedule's name: '31 July 2024 onwards', or its own. */
export const scheduleName = ({
  name,
  from,
  to,
}: Pick<TaxSchedule, 'name' | 'from' | 'to'>): string =>
  name ??
  (to === null ? `${formatDate(from)} onwards` : `${formatDate(from)} to ${formatDate(to)}`);

/** The schedule of that id. */
export const scheduleWithId = (id: ScheduleId): TaxSchedule =>
  taxSchedules.find((schedule) => schedule.id === id) ?? taxSchedules[0];

/** The schedule in force on a day, YYYY-MM-DD. Throws unless there is exactly one. */
export function scheduleInForceOn(day: string): TaxSchedule & { readonly id: ScheduleId } {
  const all: readonly (TaxSchedule & { readonly id: ScheduleId })[] = taxSchedules;
  const [found, ...others] = all.filter(
    ({ composite, from, to }) => !composite && from <= day && (to === null || day <= to),
  );
  if (found === undefined)
    throw new Error(
      `No tax schedule is in force on ${day}. Add one to packages/brackets/data/tax-schedules.ts.`,
    );
  if (others.length > 0)
    throw new Error(
      `On ${day} more than one tax schedule is in force: ${[found, ...others].map(({ id }) => id).join(', ')}. Give the earlier one its last day, in packages/brackets/data/tax-schedules.ts.`,
    );
  return found;
}
