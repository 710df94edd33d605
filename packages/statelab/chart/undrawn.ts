import { messageOf } from '#statelab/message-of.ts';
import { lab } from '#statelab/messages/chart.ts';
import type { ChartLayout } from './layout.ts';
import type { ChartModel } from './model.ts';

/** A chart that could not be laid out: a sentence that says why stands in its place. */
export const undrawn = (model: ChartModel, error: unknown): ChartLayout => ({
  model,
  problem: lab.chart.undrawn(model.id, messageOf(error).replaceAll(/\s+/g, ' ')),
  folded: [],
  width: 0,
  height: 0,
  states: [],
  transitions: [],
  gates: [],
  initials: [],
});
