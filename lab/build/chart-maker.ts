import ELK from 'elkjs';
import type { ChartLayout } from '#lab/chart/layout.ts';
import type { ChartModel } from '#lab/chart/model.ts';
import { layOutChart } from '#lab/layout/lay-out-chart.ts';
import { measureBy } from '#lab/layout/text-block.ts';
import { textWidths } from '#lab/layout/text-widths.ts';

const nothing: ReadonlySet<string> = new Set();

/** Gives what lays out charts in Node, with the states folded that are asked for. */
export function chartMaker(): (
  model: ChartModel,
  folded?: ReadonlySet<string>,
) => Promise<ChartLayout> {
  const measure = measureBy(textWidths);
  const elk = new ELK();
  return (model, folded = nothing) =>
    layOutChart(model, folded, measure, (graph) => elk.layout(graph));
}
