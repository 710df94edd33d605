import ELK from 'elkjs/lib/elk.bundled.js';
import type { ChartLayout } from '#statelab/chart/layout.ts';
import { openingLayout } from '#statelab/chart/opening-layout.ts';
import { labConfig } from '#statelab/config.ts';
import type { ChartModel } from '#statelab/machine/extract.ts';
import { layOutChart } from '#statelab/layout/lay-out-chart.ts';

const nothing: ReadonlySet<string> = new Set();

/** Returns a layout function for Node. */
export function chartMaker(): (
  model: ChartModel,
  folded?: ReadonlySet<string>,
) => Promise<ChartLayout> {
  const elk = new ELK();
  return (model, folded = nothing) => layOutChart(model, folded, (graph) => elk.layout(graph));
}

/** Lays out the chart of every machine, by the machine's id. */
export async function layOutMachines(): Promise<Readonly<Record<string, ChartLayout>>> {
  const layOut = chartMaker();
  const layouts: Record<string, ChartLayout> = {};
  for (const { id, machine } of labConfig().machines) {
    layouts[id] = await openingLayout(machine, layOut);
  }
  return layouts;
}
