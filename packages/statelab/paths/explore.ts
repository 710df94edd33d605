import type { AnyMachineSnapshot, InspectionEvent } from 'xstate';
import type { Scenario, Step, StepResult } from '#statelab/scenario.ts';
import { prepare, type Driver } from './drive.ts';
import { activeStates, statesEntered, statesOf } from './states.ts';
import { transitionsOf } from './transitions.ts';

/** A moment of a machine's life, with a shortest way to it. */
interface GraphNode {
  readonly key: string;
  readonly snapshot: AnyMachineSnapshot;
  readonly path: readonly Step[];
}

/** One step from one moment to another, or back to the same. */
export interface Edge {
  readonly from: string;
  readonly step: Step;
  readonly to: string;
  readonly transitions: readonly string[];
  /** The states it entered, be it only to leave them at once. */
  readonly entered: readonly string[];
}

export interface Exploration {
  /** By key, nearest first; the first is the start. */
  readonly moments: ReadonlyMap<string, GraphNode>;
  readonly edges: readonly Edge[];
  /** The transitions that some step took, and those that none did. */
  readonly covered: readonly string[];
  readonly unreached: readonly string[];
  /** The states that the machine was in, be it only for an instant, and those it never was in. */
  readonly states: readonly string[];
  readonly unreachedStates: readonly string[];
  readonly broken: readonly {
    readonly invariant: string;
    readonly path: readonly Step[];
  }[];
  /** How many moments were left aside because a bound was reached. At 0 the exploration is complete. */
  readonly leftAside: number;
}

/** How far an exploration goes, unless it is told otherwise. */
export const bounds = { depth: 50, moments: 2000 } as const;

interface Bounds {
  /** The longest path that is gone on from, in steps. */
  readonly depth?: number;
  /** How many moments are told apart at most. */
  readonly moments?: number;
  /** What may happen at all, where that is less than the scenario's steps. */
  readonly allow?: (snapshot: AnyMachineSnapshot, step: Step) => boolean;
  /** Told everything that XState tells of the machine on the way. */
  readonly watch?: (event: InspectionEvent) => void;
}

/** The names of the scenario's invariants that a step broke. */
export const brokenBy = ({ invariants }: Scenario, result: StepResult): readonly string[] =>
  Object.entries(invariants).flatMap(([name, holds]) => (holds(result) ? [] : [name]));

/**
 * Tries everything that can happen at every moment that can come about, nearest moments
 * first, on real actors. Every moment is reached by driving a new actor from the start, so
 * no path is found that a visitor, a clock and a network could not take.
 */
export function explore(
  scenario: Scenario,
  { depth = bounds.depth, moments: limit = bounds.moments, allow = () => true, watch }: Bounds = {},
): Exploration {
  const start = prepare(scenario, watch);
  const replay = (path: readonly Step[]): Driver => {
    const driver = start();
    for (const step of path) driver.perform(step);
    return driver;
  };
  const opening = start();
  const first: GraphNode = { key: opening.key(), snapshot: opening.snapshot(), path: [] };
  const moments = new Map([[first.key, first]]);
  const edges: Edge[] = [];
  const broken: Exploration['broken'][number][] = [];
  const covered = new Set(opening.opening);
  const entered = new Set(activeStates(opening.snapshot()));
  const enteredBy = statesEntered(scenario.machine);
  const leftAside = new Set<string>();

  function tryEverythingAt({ key, snapshot, path }: GraphNode): void {
    let driver: Driver | undefined = replay(path);
    for (const step of driver.steps().filter((candidate) => allow(snapshot, candidate))) {
      driver ??= replay(path);
      const result = driver.perform(step);
      const next = { key: driver.key(), snapshot: driver.snapshot(), path: [...path, step] };
      const violated = brokenBy(scenario, result);
      broken.push(...violated.map((invariant) => ({ invariant, path: next.path })));
      if (result.transitions.length === 0) continue; // Nothing happened: it is still the same moment.
      for (const transition of result.transitions) covered.add(transition);
      if (!moments.has(next.key)) {
        if (moments.size < limit) moments.set(next.key, next);
        else leftAside.add(next.key);
      }
      const { transitions } = result;
      const states = enteredBy(result);
      for (const state of states) entered.add(state);
      edges.push({ from: key, step, to: next.key, transitions, entered: states });
      driver = undefined;
    }
  }

  // A Map gives what is added while it is walked, too: each new moment gets its turn.
  for (const moment of moments.values()) {
    if (moment.path.length < depth) tryEverythingAt(moment);
    else leftAside.add(moment.key);
  }
  const all = [...transitionsOf(scenario.machine).keys()];
  const states = statesOf(scenario.machine).map(({ id }) => id);
  return {
    moments,
    edges,
    states: states.filter((state) => entered.has(state)),
    unreachedStates: states.filter((state) => !entered.has(state)),
    covered: all.filter((transition) => covered.has(transition)),
    unreached: all.filter((transition) => !covered.has(transition)),
    broken,
    leftAside: leftAside.size,
  };
}
