import type { AnyStateMachine } from 'xstate';
import { collapsible } from './collapse.ts';
import { extractChart } from './extract.ts';
import type { ChartLayout } from './layout.ts';
import type { ChartModel } from './model.ts';
import { undrawn } from './undrawn.ts';

/** The largest chart that opens unfolded, in px: a screen shows about half of it at a size that can be read. */
const largest = { width: 2000, height: 1400 };

type LayOut = (model: ChartModel, collapsed: ReadonlySet<string>) => Promise<ChartLayout>;

/** The chart of a machine as it opens; where there can be none, the sentence that stands in its place. */
export async function openingLayout(
  machine: AnyStateMachine,
  layOut: LayOut,
): Promise<ChartLayout> {
  let model: ChartModel = { id: machine.id, states: [], transitions: [] };
  try {
    model = extractChart(machine);
    const whole = await layOut(model, new Set());
    const isLarge = whole.width > largest.width || whole.height > largest.height;
    return isLarge ? await layOut(model, new Set(collapsible(model))) : whole;
  } catch (error) {
    return undrawn(model, error);
  }
}
