import { prepareSchedule, type Schedule } from '#brackets/core/schedule.ts';
import { taxSchedules, type ScheduleId } from '#content/tax-schedules.ts';

/** Every schedule that the calculator offers, ready to calculate with. The first is the default. */
export const schedules: readonly Schedule<ScheduleId>[] = taxSchedules.map((published) => {
  const schedule = prepareSchedule(published);
  if (schedule.id !== 'specified') return schedule;
  // By the specified rule, each band taxes a dollar more than its limits say.
  const bands = schedule.bands.map((band) => ({ ...band, upper: band.upper + 100 }));
  return { ...schedule, bands };
});

/** The schedule of that id. Throws if there is none. */
export function scheduleOf(id: ScheduleId): Schedule<ScheduleId> {
  const schedule = schedules.find((candidate) => candidate.id === id);
  if (schedule === undefined) throw new Error(`There is no schedule '${id}'.`);
  return schedule;
}

/** The specified one. */
export const defaultSchedule: Schedule<ScheduleId> = scheduleOf('specified');
