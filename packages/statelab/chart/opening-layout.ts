import type { AnyStateMachine } from 'xstate';
import { messageOf } from '#statelab/message-of.ts';
import { collapsible } from './collapse.ts';
import { extractChart, type ChartModel } from '#statelab/machine/extract.ts';
import type { ChartLayout } from './layout.ts';

/** An empty layout with the reason. */
const undrawn = (model: ChartModel, error: unknown): ChartLayout => ({
  model,
  problem: `The chart of ${model.id} cannot be drawn: ${messageOf(error)
    .replaceAll(/\s+/g, ' ')
    .replace(/[.!]?$/, '.')}`,
  folded: [],
  width: 0,
  height: 0,
  states: [],
  transitions: [],
  gates: [],
  initials: [],
});

/** A chart of more states and transitions has no room, which laying it out would show after seconds. */
const mostParts = 90;

/** The largest opening chart, in px: a 1280 px screen shows its width and half its height at 11 px text. */
const largest = { width: 1020, height: 1500 };

const hasRoom = ({ width, height }: ChartLayout): boolean =>
  width <= largest.width && height <= largest.height;

export type LayOut = (model: ChartModel, folded: ReadonlySet<string>) => Promise<ChartLayout>;

/** The opening chart of a machine, or the reason why there is none. */
export async function openingLayout(
  machine: AnyStateMachine,
  layOut: LayOut,
): Promise<ChartLayout> {
  let model: ChartModel = { id: machine.id, states: [], transitions: [] };
  try {
    model = extractChart(machine);
    const folds = collapsible(model);
    if (folds.length === 0) return await layOut(model, new Set());
    if (model.states.length + model.transitions.length <= mostParts) {
      const whole = await layOut(model, new Set());
      if (hasRoom(whole)) return whole;
    }
    return await layOut(model, new Set(folds));
  } catch (error) {
    return undrawn(model, error);
  }
}
