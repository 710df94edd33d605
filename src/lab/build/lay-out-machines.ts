import type { ChartLayout } from '#src/lab/chart/layout.ts';
import { extractChart } from '#src/lab/chart/extract.ts';
import { labMachines } from '#lab.config.ts';
import { layOutChart } from './lay-out-chart.ts';
import { textMeasure } from './text-widths.ts';

/** Lays out the chart of every machine, by the machine's id. Takes a second or two. */
export async function layOutMachines(): Promise<Readonly<Record<string, ChartLayout>>> {
  const measure = await textMeasure();
  const layouts: Record<string, ChartLayout> = {};
  for (const { id, machine } of labMachines) {
    layouts[id] = await layOutChart(extractChart(machine), measure);
  }
  return layouts;
}
