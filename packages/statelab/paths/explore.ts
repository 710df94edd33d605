import type { AnyStateMachine, InspectionEvent, SnapshotFrom } from 'xstate';
import type { Scenario, Step } from '#statelab/scenario.ts';
import { prepare, type Driver } from './drive.ts';
import { brokenBy } from './invariants.ts';
import { activeStates, statesEntered, statesOf } from './states.ts';
import { transitionsOf } from './transitions.ts';

/** A moment of a machine's life, with a shortest way to it. */
interface GraphNode<Machine extends AnyStateMachine> {
  readonly key: string;
  readonly snapshot: SnapshotFrom<Machine>;
  readonly path: readonly Step<Machine>[];
}

/** One step from one moment to another, or back to the same. */
export interface Edge<Machine extends AnyStateMachine> {
  readonly from: string;
  readonly step: Step<Machine>;
  readonly to: string;
  readonly transitions: readonly string[];
  /** The states it entered, be it only to leave them at once. */
  readonly entered: readonly string[];
}

export interface Exploration<Machine extends AnyStateMachine> {
  /** By key, nearest first; the first is the start. */
  readonly moments: ReadonlyMap<string, GraphNode<Machine>>;
  readonly edges: readonly Edge<Machine>[];
  /** The transitions that some step took, and those that none did. */
  readonly covered: readonly string[];
  readonly unreached: readonly string[];
  /** The states that the machine was in, be it only for an instant, and those it never was in. */
  readonly states: readonly string[];
  readonly unreachedStates: readonly string[];
  readonly broken: readonly {
    readonly invariant: string;
    readonly path: readonly Step<Machine>[];
  }[];
  /** How many moments were left aside because a bound was reached. At 0 the exploration is complete. */
  readonly leftAside: number;
}

interface Bounds<Machine extends AnyStateMachine> {
  /** The longest path that is gone on from, in steps. */
  readonly depth?: number;
  /** How many moments are told apart at most. */
  readonly moments?: number;
  /** What may happen at all, where that is less than the scenario's steps. */
  readonly allow?: (snapshot: SnapshotFrom<Machine>, step: Step<Machine>) => boolean;
  /** Told everything that XState tells of the machine on the way. */
  readonly watch?: (event: InspectionEvent) => void;
}

/**
 * Tries everything that can happen at every moment that can come about, nearest moments
 * first, on real actors. Every moment is reached by driving a new actor from the start, so
 * no path is found that a visitor, a clock and a network could not take.
 */
export function explore<Machine extends AnyStateMachine>(
  scenario: Scenario<Machine>,
  { depth = 50, moments: limit = 2000, allow = () => true, watch }: Bounds<Machine> = {},
): Exploration<Machine> {
  const start = prepare(scenario, watch);
  const replay = (path: readonly Step<Machine>[]): Driver<Machine> => {
    const driver = start();
    for (const step of path) driver.perform(step);
    return driver;
  };
  const opening = start();
  const first: GraphNode<Machine> = { key: opening.key(), snapshot: opening.snapshot(), path: [] };
  const moments = new Map([[first.key, first]]);
  const edges: Edge<Machine>[] = [];
  const broken: Exploration<Machine>['broken'][number][] = [];
  const covered = new Set(opening.opening);
  const entered = new Set(activeStates(opening.snapshot()));
  const enteredBy = statesEntered(scenario.machine);
  const leftAside = new Set<string>();

  function tryEverythingAt({ key, snapshot, path }: GraphNode<Machine>): void {
    let driver: Driver<Machine> | undefined = replay(path);
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
