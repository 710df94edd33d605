import ELK from 'elkjs/lib/elk.bundled.js';
import { looks, type LineRole } from '#statelab/chart/layout.ts';
import { layOutChart } from '#statelab/chart/lay-out-chart.ts';
import type { ChartModel } from '#statelab/machine/extract.ts';

const nothing: ReadonlySet<string> = new Set();

/** Node draws no text: a letter counts as 0.6 of its size, and a wider one as its whole size. */
export const roughWidthOf = (role: LineRole, text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + (/[ -ʯ]/u.test(letter) ? 0.6 : 1), 0) *
  looks[role].size;

/** Returns a layout function for Node. */
export function chartMaker() {
  const elk = new ELK();
  const engine = {
    layOutGraph: (graph: Parameters<typeof elk.layout>[0]) => elk.layout(graph),
    widthOf: roughWidthOf,
  };
  return (model: ChartModel, folded = nothing) => layOutChart(model, folded, engine);
}
