import { layouts } from 'virtual:lab-charts';
import type { ChartLayout } from '#statelab/chart/layout.ts';

/** The chart of a machine. Throws where the build made none. */
export function chartOf(machine: string): ChartLayout {
  const layout = layouts[machine];
  if (layout !== undefined) return layout;
  throw new Error(`The lab was built without a chart of '${machine}'. Build it again.`);
}
