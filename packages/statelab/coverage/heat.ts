import type { Overlay } from '#statelab/chart/overlay.ts';
import type { Counted, Times } from './count.ts';

/** How many widths of line there are. */
const levels = [1, 2, 3, 4] as const;

/** How often transitions of each width are taken; a width that no number falls to has none. */
export interface HeatRange {
  readonly level: (typeof levels)[number];
  readonly from: number;
  readonly to: number;
}

/**
 * The widths for transitions of which one is taken `most` often. Each step is as many times more
 * as the one before: a field is typed into a thousand times where a form is sent once.
 */
export function heatRanges(most: number): readonly HeatRange[] {
  let last = 0;
  return levels.flatMap((level) => {
    const isLast = level === levels.length;
    const to = isLast ? most : Math.floor(most ** (level / levels.length));
    const from = last + 1;
    last = Math.max(last, to);
    return to < from ? [] : [{ level, from, to }];
  });
}

const mostOf = (parts: readonly Times[]): number => Math.max(0, ...parts.map(({ times }) => times));

/** The widths of what was counted; none where nothing was taken. */
export const rangesOf = ({ transitions }: Counted): readonly HeatRange[] =>
  heatRanges(mostOf(transitions));

/** What was counted, as a chart shows it: how often at each part, and the width of each line. */
export function heatOf(counted: Counted): Overlay {
  const { states, transitions } = counted;
  const ranges = rangesOf(counted);
  const levelOf = (times: number) => ranges.find(({ to }) => times <= to)?.level ?? 0;
  return {
    heat: Object.fromEntries([...states, ...transitions].map(({ name, times }) => [name, times])),
    levels: Object.fromEntries(
      transitions.flatMap(({ name, times }) => (times === 0 ? [] : [[name, levelOf(times)]])),
    ),
  };
}
