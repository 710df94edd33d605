import { defineSchedule, type Schedule } from './schedule.ts';

/**
 * The bands that the product's specification gives (its section 9, "2024/25 style"), its
 * rule that each band's span has 1 added included. The limits and rates are those of the
 * Income Tax Act 2007, schedule 1, for 1 April 2021 to 30 July 2024; the law has no such rule.
 */
const specified = defineSchedule({
  id: 'specified',
  name: '1 April 2021 to 30 July 2024',
  from: '2021-04-01',
  to: '2024-07-30',
  spanRule: 'plus-one',
  bands: [
    { min: 0, max: 14_000, rate: 0.105 },
    { min: 14_001, max: 48_000, rate: 0.175 },
    { min: 48_001, max: 70_000, rate: 0.3 },
    { min: 70_001, max: 180_000, rate: 0.33 },
    { min: 180_001, max: Infinity, rate: 0.39 },
  ],
});

/**
 * The bands in force: Income Tax Act 2007, schedule 1, part A, as the Taxation (Budget
 * Measures) Act 2024 amended it from 31 July 2024.
 */
const from20240731 = defineSchedule({
  id: 'from-2024-07-31',
  name: '31 July 2024 onwards',
  from: '2024-07-31',
  to: null,
  spanRule: 'exact',
  bands: [
    { min: 0, max: 15_600, rate: 0.105 },
    { min: 15_600, max: 53_500, rate: 0.175 },
    { min: 53_500, max: 78_100, rate: 0.3 },
    { min: 78_100, max: 180_000, rate: 0.33 },
    { min: 180_000, max: Infinity, rate: 0.39 },
  ],
});

/**
 * The composite bands with which Inland Revenue assesses the income year that the change
 * fell into (1 April 2024 to 31 March 2025): where the two sets differ, the rate is a mean
 * of both by days.
 */
const composite202425 = defineSchedule({
  id: '2024-25-composite',
  name: 'the 2024/25 tax year',
  from: '2024-04-01',
  to: '2025-03-31',
  spanRule: 'exact',
  bands: [
    { min: 0, max: 14_000, rate: 0.105 },
    { min: 14_000, max: 15_600, rate: 0.1282 },
    { min: 15_600, max: 48_000, rate: 0.175 },
    { min: 48_000, max: 53_500, rate: 0.2164 },
    { min: 53_500, max: 70_000, rate: 0.3 },
    { min: 70_000, max: 78_100, rate: 0.3099 },
    { min: 78_100, max: 180_000, rate: 0.33 },
    { min: 180_000, max: Infinity, rate: 0.39 },
  ],
});

/** Every schedule there is; the first is used where none is asked for. */
export const schedules = [specified, from20240731, composite202425] as const;

export type ScheduleId = (typeof schedules)[number]['id'];

export const defaultSchedule: Schedule<ScheduleId> = specified;

/** The schedule whose rates are in force: the one that has no last day. */
export const scheduleInForce: Schedule<ScheduleId> = from20240731;

export const isScheduleId = (id: string): id is ScheduleId =>
  schedules.some((schedule) => schedule.id === id);

/** The schedule of that id. Throws where there is none. */
export function scheduleOf(id: ScheduleId): Schedule<ScheduleId> {
  const schedule = schedules.find((candidate) => candidate.id === id);
  if (schedule === undefined) {
    const known = schedules.map((candidate) => candidate.id).join(', ');
    throw new Error(`There is no schedule '${id}'; there are ${known}.`);
  }
  return schedule;
}
