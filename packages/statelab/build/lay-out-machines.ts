import type { AnyStateMachine } from 'xstate';
import type { ChartLayout } from '#statelab/chart/layout.ts';
import { extractChart } from '#statelab/chart/extract.ts';
import { collapsible, collapsedAround } from '#statelab/chart/collapse.ts';
import { openingLayout } from '#statelab/chart/opening-layout.ts';
import { labConfig } from '#statelab/config.ts';
import { chartMaker } from './chart-maker.ts';

/** Of a chart of more states, what it may come to is laid out when it comes to it: all of it would take minutes. */
const mostFollowed = 150;

type LayOut = ReturnType<typeof chartMaker>;

/** Lays out the chart of every machine as it opens, by the machine's id. Takes a few seconds. */
export async function layOutMachines(): Promise<Readonly<Record<string, ChartLayout>>> {
  const layOut = chartMaker();
  const layouts: Record<string, ChartLayout> = {};
  for (const { id, machine } of labConfig().machines) {
    layouts[id] = await openingLayout(machine, layOut);
  }
  return layouts;
}

/** A layout whose model is known where it is used. */
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
    // The chart as it opens says why it can't be drawn.
  }
  return folded;
}

/**
 * Lays out the chart of every machine as it is while one of its states is active and what
 * stands beside that is folded, so that a chart that follows a visit need not wait.
 */
export async function layOutFolds(): Promise<Readonly<Record<string, readonly FoldedLayout[]>>> {
  const layOut = chartMaker();
  const layouts: Record<string, readonly FoldedLayout[]> = {};
  for (const { id, machine } of labConfig().machines) {
    layouts[id] = await foldedLayouts(machine, layOut);
  }
  return layouts;
}
