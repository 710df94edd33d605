import type { AnyStateMachine } from 'xstate';
import type { Scenario, Step } from '#machines/scenario.ts';
import type { Path } from './cover.ts';
import { prepare } from './drive.ts';
import type { Edge, Exploration } from './explore.ts';
import { edgesByMoment } from './graph.ts';
import { activeStates } from './states.ts';

/** What a path is to reach: a state, be it only for an instant, or a transition. */
export type Goal =
  | { readonly kind: 'state'; readonly id: string }
  | { readonly kind: 'transition'; readonly name: string };

const attains = <Machine extends AnyStateMachine>(edge: Edge<Machine>, goal: Goal): boolean =>
  goal.kind === 'state' ? edge.entered.includes(goal.id) : edge.transitions.includes(goal.name);

/** Goes a way and gives what each step of it did. */
export function follow<Machine extends AnyStateMachine>(
  scenario: Scenario<Machine>,
  steps: readonly Step<Machine>[],
): Path<Machine> {
  const driver = prepare(scenario)();
  return steps.map((step) => driver.perform(step));
}

/**
 * A shortest path to a goal; no step, where the machine starts there. Undefined where the
 * exploration found none.
 */
export function shortestPath<Machine extends AnyStateMachine>(
  scenario: Scenario<Machine>,
  { moments, edges }: Exploration<Machine>,
  goal: Goal,
): Path<Machine> | undefined {
  const [start] = moments.values();
  if (start !== undefined && goal.kind === 'state') {
    if (activeStates(start.snapshot).includes(goal.id)) return [];
  }
  const lengthTo = (moment: string) => moments.get(moment)?.path.length ?? Infinity;
  const [last] = edges
    .filter((edge) => attains(edge, goal))
    .toSorted((a, b) => lengthTo(a.from) - lengthTo(b.from));
  if (last === undefined) return undefined;
  return follow(scenario, [...(moments.get(last.from)?.path ?? []), last.step]);
}

interface SimpleBounds {
  /** The longest path, in steps. */
  readonly longest: number;
  /** How many paths are given at most. */
  readonly atMost: number;
}

/** Paths, and whether there are more within the same length that were left out. */
export interface SimplePaths<Machine extends AnyStateMachine> {
  readonly paths: readonly Path<Machine>[];
  readonly hasMore: boolean;
}

/**
 * Every path to a goal that comes to no moment twice and ends as soon as it has reached the
 * goal, shortest first, within a length and a number.
 */
export function simplePaths<Machine extends AnyStateMachine>(
  scenario: Scenario<Machine>,
  exploration: Exploration<Machine>,
  goal: Goal,
  { longest, atMost }: SimpleBounds,
): SimplePaths<Machine> {
  const edgesFrom = edgesByMoment(exploration);
  const start = exploration.moments.keys().next().value ?? '';
  const found: Step<Machine>[][] = [];
  let hasMore = false;

  type Way = { readonly steps: readonly Step<Machine>[]; readonly been: ReadonlySet<string> };
  let ways: Way[] = [{ steps: [], been: new Set([start]) }];
  const placeOf = ({ been }: Way) => [...been].at(-1) ?? start;
  for (let length = 1; length <= longest && !hasMore; length += 1) {
    const longer: Way[] = [];
    for (const way of ways) {
      for (const edge of edgesFrom.get(placeOf(way)) ?? []) {
        const steps = [...way.steps, edge.step];
        if (attains(edge, goal)) {
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
