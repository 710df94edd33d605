import { taxSchedules, type ScheduleId } from '#content/tax-schedules.ts';
import { prepareSchedule, type Schedule } from './schedule.ts';

/** Every schedule there is, ready to calculate with; the first is used where none is asked for. */
export const schedules: readonly Schedule<ScheduleId>[] = taxSchedules.map((published) =>
  prepareSchedule(published),
);

export const isScheduleId = (id: string): id is ScheduleId =>
  schedules.some((schedule) => schedule.id === id);

/** The schedule of that id. Throws if there is none. */
export function scheduleOf(id: ScheduleId): Schedule<ScheduleId> {
  const schedule = schedules.find((candidate) => candidate.id === id);
  if (schedule === undefined) {
    const known = schedules.map((candidate) => candidate.id).join(', ');
    throw new Error(`There is no schedule '${id}'; there are ${known}.`);
  }
  return schedule;
}

/** The specified one. */
export const defaultSchedule: Schedule<ScheduleId> = scheduleOf('specified');
