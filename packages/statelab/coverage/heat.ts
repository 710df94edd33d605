import type { Overlay } from '#statelab/chart/overlay.ts';
import type { Counted, Times } from './count.ts';

/** The widths of lines. */
const levels = [1, 2, 3, 4] as const;

/** How often transitions of a width are taken. */
export interface HeatRange {
  readonly level: (typeof levels)[number];
  readonly from: number;
  readonly to: number;
}

/** The widths up to a highest count, on a logarithmic scale: fields change far more often than forms are sent. */
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

export const rangesOf = ({ transitions }: Counted): readonly HeatRange[] =>
  heatRanges(mostOf(transitions));

/** Counts and line widths for a chart. */
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
