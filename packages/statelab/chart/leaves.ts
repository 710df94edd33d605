import { linesOfDescent } from './collapse.ts';
import type { ChartModel } from './model.ts';

/** Those of the states that hold which hold no other. */
export function leavesOf(model: ChartModel, active: readonly string[]): readonly string[] {
  const lineOf = linesOfDescent(model);
  const parents = new Set(active.flatMap((id) => lineOf(id).slice(1)));
  return active.filter((id) => !parents.has(id));
}

/** The names of a state and of all it stands within, from the machine down. */
export function wholePath(model: ChartModel, id: string): string {
  const keys = new Map(model.states.map((state) => [state.id, state.key]));
  return linesOfDescent(model)(id)
    .toReversed()
    .map((each) => keys.get(each) ?? each)
    .join(' › ');
}
