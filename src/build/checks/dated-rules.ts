import { dayOfIso, isoOf } from '#machines/tax-dates/calendar.ts';

/** A rule for the days from one to another; `to` is null while no later rule is known. */
export interface DatedRule {
  readonly from: string;
  readonly to: string | null;
}

const days = ({ from, to }: DatedRule): string => `${from} to ${to ?? 'today'}`;

/**
 * Says where rules that should follow one another day by day overlap or leave a gap, or end before
 * they begin. `list` names them and their file: 'content/pay-rules.ts, accLevy'.
 */
export function datedRuleFaults(list: string, rules: readonly DatedRule[]): readonly string[] {
  const ordered = rules.toSorted((one, other) => one.from.localeCompare(other.from));
  return ordered.flatMap((rule, index) => {
    const { from, to } = rule;
    if (to !== null && to < from)
      return [`${list}: the rule of ${days(rule)} ends before it begins.`];
    const next = ordered[index + 1];
    if (next === undefined) return [];
    const between = `the rule of ${days(rule)} and that of ${days(next)}`;
    if (to === null || to >= next.from) return [`${list}: ${between} overlap.`];
    return isoOf(dayOfIso(to) + 1) === next.from ? [] : [`${list}: ${between} leave a gap.`];
  });
}
