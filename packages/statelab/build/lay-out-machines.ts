import type { AnyStateMachine } from 'xstate';
import type { ChartLayout } from '#statelab/chart/layout.ts';
import { extractChart } from '#statelab/machine/extract.ts';
import { collapsible, collapsedAround } from '#statelab/chart/collapse.ts';
import { openingLayout } from '#statelab/chart/opening-layout.ts';
import { labConfig } from '#statelab/config.ts';
import { chartMaker } from './chart-maker.ts';

/** Folded charts of more states are laid out on demand: all of them would take minutes. */
const mostFollowed = 150;

type LayOut = ReturnType<typeof chartMaker>;

/** Lays out the chart of every machine, by the machine's id. */
export async function layOutMachines(): Promise<Readonly<Record<string, ChartLayout>>> {
  const layOut = chartMaker();
  const layouts: Record<string, ChartLayout> = {};
  for (const { id, machine } of labConfig().machines) {
    layouts[id] = await openingLayout(machine, layOut);
  }
  return layouts;
}

export type FoldedLayout = Omit<ChartLayout, 'model'>;

async function foldedLayouts(
  machine: AnyStateMachine,
  layOut: LayOut,
): Promise<readonly FoldedLayout[]> {
  const folded: FoldedLayout[] = [];
  try {
    const model = extractChart(machine);
    const followed = model.states.length > mostFollowed ? [] : collapsible(model);
    for (const state of followed) {
      const { model: _, ...layout } = await layOut(model, collapsedAround(model, state));
      folded.push(layout);
    }
  } catch {
    // The opening chart says why it cannot be drawn.
  }
  return folded;
}

/**
 * Lays out the chart of every machine for each active state, with its siblings folded, so that a chart
 * that follows a visit does not wait.
 */
export async function layOutFolds(): Promise<Readonly<Record<string, readonly FoldedLayout[]>>> {
  const layOut = chartMaker();
  const layouts: Record<string, readonly FoldedLayout[]> = {};
  for (const { id, machine } of labConfig().machines) {
    layouts[id] = await foldedLayouts(machine, layOut);
  }
  return layouts;
}
