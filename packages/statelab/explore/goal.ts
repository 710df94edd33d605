import type { Scenario, Step } from '#statelab/scenario.ts';
import { messageOf } from '#statelab/message-of.ts';
import type { Covered } from './cover.ts';
import { drive } from './drive.ts';
import type { Edge, Exploration } from './explore.ts';
import { brokenIn } from './properties.ts';
import { activeStates } from '#statelab/machine/states.ts';

/** The goal of a path. */
export type Goal =
  | { readonly kind: 'state'; readonly id: string }
  | { readonly kind: 'transition'; readonly name: string }
  /** A sentence of the scenario, and where it does not hold. */
  | { readonly kind: 'sentence'; readonly text: string };

/** The steps of a shortest path to a goal; undefined if none was found. */
function stepsTo(
  scenario: Scenario,
  exploration: Exploration,
  goal: Goal,
): readonly Step[] | undefined {
  const { moments, edges } = exploration;
  if (goal.kind === 'sentence') {
    return brokenIn(scenario, exploration).find(({ invariant }) => invariant === goal.text)?.path;
  }
  const [start] = moments.values();
  if (start !== undefined && goal.kind === 'state') {
    if (activeStates(start.snapshot).includes(goal.id)) return [];
  }
  const attains = ({ entered, transitions }: Edge): boolean =>
    goal.kind === 'state' ? entered.includes(goal.id) : transitions.includes(goal.name);
  const lengthTo = (moment: string) => moments.get(moment)?.path.length ?? Infinity;
  const [last] = edges.filter(attains).toSorted((a, b) => lengthTo(a.from) - lengthTo(b.from));
  return last && [...(moments.get(last.from)?.path ?? []), last.step];
}

/** A shortest path to a goal, without a step if the machine starts there; none if none was found. */
export function pathsTo(scenario: Scenario, exploration: Exploration, goal: Goal): Covered {
  const steps = stepsTo(scenario, exploration, goal);
  if (steps === undefined) return { paths: [], leftOut: [] };
  const driver = drive(scenario);
  try {
    return { paths: [steps.map((step) => driver.perform(step))], leftOut: [] };
  } catch (error) {
    return { paths: [], leftOut: [messageOf(error)] };
  }
}
