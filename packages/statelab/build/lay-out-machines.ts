import type { ChartLayout } from '#statelab/chart/layout.ts';
import { openingLayout } from '#statelab/chart/opening-layout.ts';
import { labConfig } from '#statelab/config.ts';
import { chartMaker } from './chart-maker.ts';

/** Lays out the chart of every machine, by the machine's id. */
export async function layOutMachines(): Promise<Readonly<Record<string, ChartLayout>>> {
  const layOut = chartMaker();
  const layouts: Record<string, ChartLayout> = {};
  for (const { id, machine } of labConfig().machines) {
    layouts[id] = await openingLayout(machine, layOut);
  }
  return layouts;
}
