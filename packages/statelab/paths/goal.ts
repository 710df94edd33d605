import type { AnyTransitionDefinition } from 'xstate';
import type { Scenario, Step } from '#statelab/scenario.ts';
import type { Path } from './cover.ts';
import { prepare } from '#statelab/explore/drive.ts';
import type { Edge, Exploration } from '#statelab/explore/explore.ts';
import { activeStates } from '#statelab/machine/states.ts';
import { transitionsOf } from '#statelab/machine/transitions.ts';

/** The goal of a path: a state, a transition, or any transition of an event or with a guard. */
export type Goal =
  | { readonly kind: 'state'; readonly id: string }
  | { readonly kind: 'transition'; readonly name: string }
  | { readonly kind: 'event'; readonly type: string }
  | { readonly kind: 'guard'; readonly name: string };

const isGuardedBy = ({ guard }: AnyTransitionDefinition, name: string): boolean =>
  guard === name || (typeof guard === 'object' && guard.type === name);

/** Returns a test for the edges that reach a goal. */
function attains({ machine }: Scenario, goal: Goal): (edge: Edge) => boolean {
  if (goal.kind === 'state') return ({ entered }) => entered.includes(goal.id);
  if (goal.kind === 'transition') return ({ transitions }) => transitions.includes(goal.name);
  const names = [...transitionsOf(machine)].flatMap(([name, transition]) => {
    const isMeant =
      goal.kind === 'event'
        ? transition.eventType === goal.type
        : isGuardedBy(transition, goal.name);
    return isMeant ? [name] : [];
  });
  return ({ transitions }) => transitions.some((name) => names.includes(name));
}

/** Performs steps, and returns the result of each. */
function follow(scenario: Scenario, steps: readonly Step[]): Path {
  const driver = prepare(scenario)();
  return steps.map((step) => driver.perform(step));
}

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
    .filter(attains(scenario, goal))
    .toSorted((a, b) => lengthTo(a.from) - lengthTo(b.from));
  if (last === undefined) return undefined;
  return follow(scenario, [...(moments.get(last.from)?.path ?? []), last.step]);
}
