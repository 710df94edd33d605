import type { ChartLayout } from '#lab/chart/layout.ts';
import { extractChart } from '#lab/chart/extract.ts';
import { foldable, foldsAround } from '#lab/chart/fold.ts';
import { labConfig } from '#lab/config.ts';
import { chartMaker } from './chart-maker.ts';

/** The largest chart that opens unfolded, in px: a screen shows about half of it at a size that can be read. */
const largest = { width: 2000, height: 1400 };

/** Lays out the chart of every machine as it opens, by the machine's id. Takes a few seconds. */
export async function layOutMachines(): Promise<Readonly<Record<string, ChartLayout>>> {
  const layOut = chartMaker();
  const layouts: Record<string, ChartLayout> = {};
  for (const { id, machine } of labConfig().machines) {
    const model = extractChart(machine);
    const whole = await layOut(model);
    const isLarge = whole.width > largest.width || whole.height > largest.height;
    layouts[id] = isLarge ? await layOut(model, new Set(foldable(model))) : whole;
  }
  return layouts;
}

/** A layout whose model is known where it is used. */
export type FoldedLayout = Omit<ChartLayout, 'model'>;

/**
 * Lays out the chart of every machine as it is while one of its states is active and what
 * stands beside that is folded, so that a chart that follows a visit need not wait.
 */
export async function layOutFolds(): Promise<Readonly<Record<string, readonly FoldedLayout[]>>> {
  const layOut = chartMaker();
  const layouts: Record<string, FoldedLayout[]> = {};
  for (const { id, machine } of labConfig().machines) {
    const model = extractChart(machine);
    const folded: FoldedLayout[] = [];
    for (const state of foldable(model)) {
      const { model: _, ...layout } = await layOut(model, foldsAround(model, state));
      folded.push(layout);
    }
    layouts[id] = folded;
  }
  return layouts;
}
