import type { AnyTransitionDefinition } from 'xstate';
import type { Scenario, Step } from '#statelab/scenario.ts';
import type { Path } from './cover.ts';
import { prepare } from './drive.ts';
import type { Edge, Exploration } from './explore.ts';
import { edgesByMoment } from './graph.ts';
import { activeStates } from './states.ts';
import { transitionsOf } from './transitions.ts';

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
export function follow(scenario: Scenario, steps: readonly Step[]): Path {
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

/** The most simple paths that are listed. */
const atMost = 200;

/**
 * Every path to a goal that visits no moment twice and ends at the goal, shortest first, within a
 * length and a number.
 */
export function simplePaths(
  scenario: Scenario,
  exploration: Exploration,
  goal: Goal,
  longest: number,
): { readonly paths: readonly Path[]; readonly hasMore: boolean } {
  const isLast = attains(scenario, goal);
  const edgesFrom = edgesByMoment(exploration);
  const start = exploration.moments.keys().next().value ?? '';
  const found: Step[][] = [];
  let hasMore = false;

  type Way = { readonly steps: readonly Step[]; readonly been: ReadonlySet<string> };
  let ways: Way[] = [{ steps: [], been: new Set([start]) }];
  const placeOf = ({ been }: Way) => [...been].at(-1) ?? start;
  for (let length = 1; length <= longest && !hasMore; length += 1) {
    const longer: Way[] = [];
    for (const way of ways) {
      for (const edge of edgesFrom(placeOf(way))) {
        const steps = [...way.steps, edge.step];
        if (isLast(edge)) {
          if (found.length < atMost) found.push(steps);
          else hasMore = true;
        } else if (!way.been.has(edge.to)) {
          longer.push({ steps, been: new Set([...way.been, edge.to]) });
        }
      }
    }
    ways = longer;
  }
  return { paths: found.map((steps) => follow(scenario, steps)), hasMore };
}
