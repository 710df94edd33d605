import { defineSchedule } from '#brackets/core/define-schedule.ts';
import { messageOf } from '#src/server/errors.ts';
import { dayOfIso, isDay, isoOf } from '#brackets/core/calendar.ts';

/** A rule for a range of days; `to` is null until a later rule is known. */
export interface DatedRule {
  readonly from: string;
  readonly to: string | null;
}

const days = ({ from, to }: DatedRule): string => `${from} to ${to ?? 'today'}`;

/**
 * Says where rules that should follow one another day by day overlap or leave a gap, or end before
 * they begin. `list` names them and their file: 'packages/brackets/data/pay-rules.ts, accLevy'.
 */
export function datedRuleFaults(list: string, rules: readonly DatedRule[]): readonly string[] {
  const ordered = rules.toSorted((one, other) => one.from.localeCompare(other.from));
  return ordered.flatMap((rule, index) => {
    const { from, to } = rule;
    if (to !== null && to < from)
      return [`${list}: the rule of ${days(rule)} ends before it begins.`];
    const next = ordered[index + 1];
    // A date that does not exist is reported by its line.
    if (next === undefined || ![to ?? from, next.from].every(isDay)) return [];
    const between = `the rule of ${days(rule)} and that of ${days(next)}`;
    if (to === null || to >= next.from) return [`${list}: ${between} overlap.`];
    return isoOf(dayOfIso(to) + 1) === next.from ? [] : [`${list}: ${between} leave a gap.`];
  });
}

type ScheduleData = Parameters<typeof defineSchedule>[0];

/** Returns a sentence for each schedule whose bands overlap, leave a gap or are otherwise impossible. */
export function bandFaults(list: string, schedules: readonly ScheduleData[]): readonly string[] {
  return schedules
    .filter(({ from, to }) => isDay(from) && isDay(to ?? from))
    .flatMap((schedule) => {
      try {
        defineSchedule(schedule);
        return [];
      } catch (error) {
        return [`${list}: ${messageOf(error)}`];
      }
    });
}
