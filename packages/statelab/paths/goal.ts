import type { Scenario } from '#statelab/scenario.ts';
import type { Path } from './cover.ts';
import { drive } from '#statelab/explore/drive.ts';
import type { Edge, Exploration } from '#statelab/explore/explore.ts';
import { activeStates } from '#statelab/machine/states.ts';

/** The goal of a path. */
export type Goal =
  | { readonly kind: 'state'; readonly id: string }
  | { readonly kind: 'transition'; readonly name: string };

const attains =
  (goal: Goal) =>
  ({ entered, transitions }: Edge): boolean =>
    goal.kind === 'state' ? entered.includes(goal.id) : transitions.includes(goal.name);

/** A shortest path to a goal; empty if the machine starts there, undefined if none was found. */
export function shortestPath(
  scenario: Scenario,
  { moments, edges }: Exploration,
  goal: Goal,
): Path | undefined {
  const [start] = moments.values();
  if (start !== undefined && goal.kind === 'state') {
    if (activeStates(start.snapshot).includes(goal.id)) return [];
  }
  const lengthTo = (moment: string) => moments.get(moment)?.path.length ?? Infinity;
  const [last] = edges
    .filter(attains(goal))
    .toSorted((a, b) => lengthTo(a.from) - lengthTo(b.from));
  if (last === undefined) return undefined;
  const driver = drive(scenario);
  return [...(moments.get(last.from)?.path ?? []), last.step].map((step) => driver.perform(step));
}
