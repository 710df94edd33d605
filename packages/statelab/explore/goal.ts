import type { Scenario } from '#statelab/scenario.ts';
import { messageOf } from '#statelab/message-of.ts';
import type { Covered } from './cover.ts';
import { drive } from './drive.ts';
import type { Edge, Exploration } from './explore.ts';
import { activeStates } from '#statelab/machine/states.ts';

/** The goal of a path. */
export type Goal =
  | { readonly kind: 'state'; readonly id: string }
  | { readonly kind: 'transition'; readonly name: string };

/** A shortest path to a goal, without a step if the machine starts there; none if none was found. */
export function pathsTo(scenario: Scenario, { moments, edges }: Exploration, goal: Goal): Covered {
  const [start] = moments.values();
  if (start !== undefined && goal.kind === 'state') {
    if (activeStates(start.snapshot).includes(goal.id)) return { paths: [[]], leftOut: [] };
  }
  const attains = ({ entered, transitions }: Edge): boolean =>
    goal.kind === 'state' ? entered.includes(goal.id) : transitions.includes(goal.name);
  const lengthTo = (moment: string) => moments.get(moment)?.path.length ?? Infinity;
  const [last] = edges.filter(attains).toSorted((a, b) => lengthTo(a.from) - lengthTo(b.from));
  if (last === undefined) return { paths: [], leftOut: [] };
  const driver = drive(scenario);
  const steps = [...(moments.get(last.from)?.path ?? []), last.step];
  try {
    return { paths: [steps.map((step) => driver.perform(step))], leftOut: [] };
  } catch (error) {
    return { paths: [], leftOut: [messageOf(error)] };
  }
}
