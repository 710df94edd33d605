import type { AnyMachineSnapshot } from 'xstate';
import type { Scenario, Step, StepResult } from '#statelab/scenario.ts';
import { prepare, type Driver, type Taken } from './drive.ts';
import { loopOf } from './endless-loop.ts';
import { stateName } from '#statelab/machine/states.ts';
import { activeStates, statesEntered, statesOf, transitionsOf } from '#statelab/machine/states.ts';
import { stepName } from './step-name.ts';
import { plain } from '#statelab/tape/plain.ts';

/** A moment of a machine, with a shortest path to it. */
interface GraphNode {
  readonly key: string;
  readonly snapshot: AnyMachineSnapshot;
  readonly path: readonly Step[];
}

/** One step from a moment to another, or to the same. */
export interface Edge {
  readonly from: string;
  readonly step: Step;
  readonly to: string;
  readonly transitions: readonly string[];
  /** The states that it entered, also those that it left at once. */
  readonly entered: readonly string[];
}

interface Broken {
  readonly invariant: string;
  readonly path: readonly Step[];
}

export interface Break {
  readonly state: string;
  readonly step: string;
  /** What was thrown. */
  readonly error: unknown;
}

/** The default bounds of an exploration. */
export const bounds = { depth: 50, moments: 2000 } as const;

interface Bounds {
  /** In steps. */
  readonly depth?: number;
  readonly moments?: number;
  /** Limits what may happen. */
  readonly allow?: (snapshot: AnyMachineSnapshot, step: Step) => boolean;
}

export const brokenBy = ({ invariants }: Scenario, result: StepResult): readonly string[] =>
  Object.entries(invariants).flatMap(([name, holds]) => (holds(result) ? [] : [name]));

/** The fields of the context in which two moments differ. */
const fieldsThatDiffer = (one: AnyMachineSnapshot, other: AnyMachineSnapshot): readonly string[] =>
  Object.keys({ ...one.context, ...other.context }).filter((field) => {
    const [a, b]: readonly unknown[] = [one.context[field], other.context[field]];
    return a !== b && JSON.stringify(plain(a)) !== JSON.stringify(plain(b));
  });

export type Exploration = ReturnType<typeof explore>;

/**
 * Tries every step at every reachable moment, nearest first, on real actors. Drives a new actor
 * from the start to each moment, so every path is one that a visitor, a clock and a network can take.
 */
export function explore(
  scenario: Scenario,
  { depth = bounds.depth, moments: limit = bounds.moments, allow = () => true }: Bounds = {},
) {
  const start = prepare(scenario);
  const replay = (path: readonly Step[]): Driver => {
    const driver = start();
    for (const step of path) driver.perform(step);
    return driver;
  };
  const opening = start();
  const first: GraphNode = { key: opening.key(), snapshot: opening.snapshot(), path: [] };
  const moments = new Map([[first.key, first]]);
  const edges: Edge[] = [];
  const broken: Broken[] = [];
  const covered = new Set(opening.opening);
  const entered = new Set(activeStates(opening.snapshot()));
  const enteredBy = statesEntered(scenario.machine);
  const skippedMoments = new Set<string>();
  const ignoredFields = new Set<string>();

  const breaks = new Map<string, Break>();
  const unbroken = new Set<string>();

  /** What a step did. Undefined if a machine without a scenario throws, or the guard results contradict. */
  function attempt(driver: Driver, step: Step): Taken | undefined {
    const state = stateName(driver.snapshot());
    const name = step.kind === 'event' ? step.event.type : stepName(step);
    const place = `${state} ${name}`;
    try {
      const taken = driver.perform(step);
      if (taken.transitions.length > 0) unbroken.add(place);
      return scenario.contradicts?.(taken) === true ? undefined : taken;
    } catch (error) {
      if (scenario.isDerived !== true || loopOf(error) !== undefined) throw error;
      // What the machine threw is the cause of the driver's error, which adds the step.
      const thrown = error instanceof Error ? error.cause : error;
      breaks.set(place, { state, step: name, error: thrown });
      return undefined;
    }
  }

  function tryEverythingAt({ key, snapshot, path }: GraphNode): void {
    let driver: Driver | undefined = replay(path);
    for (const step of driver.steps().filter((candidate) => allow(snapshot, candidate))) {
      const own: Driver = driver ?? replay(path);
      const result = attempt(own, step);
      driver = undefined;
      if (result === undefined) continue;
      const next = { key: own.key(), snapshot: own.snapshot(), path: [...path, step] };
      const violated = brokenBy(scenario, result);
      broken.push(...violated.map((invariant) => ({ invariant, path: next.path })));
      if (result.transitions.length === 0) {
        // It is still the same moment, but an effect that has ended is gone.
        if (step.kind !== 'outcome') driver = own;
        continue;
      }
      for (const transition of result.transitions) covered.add(transition);
      const known = moments.get(next.key);
      if (known !== undefined && scenario.isDerived === true) {
        for (const field of fieldsThatDiffer(known.snapshot, next.snapshot))
          ignoredFields.add(field);
      }
      if (known === undefined) {
        if (moments.size < limit) moments.set(next.key, next);
        else skippedMoments.add(next.key);
      }
      const { transitions } = result;
      const states = enteredBy(result);
      for (const state of states) entered.add(state);
      edges.push({ from: key, step, to: next.key, transitions, entered: states });
    }
  }

  // A Map also iterates over what is added meanwhile.
  for (const moment of moments.values()) {
    if (moment.path.length < depth) tryEverythingAt(moment);
    else skippedMoments.add(moment.key);
  }
  const all = [...transitionsOf(scenario.machine).keys()];
  const states = statesOf(scenario.machine).map(({ id }) => id);
  return {
    /** By key, nearest first, from the start. */
    moments,
    edges,
    /** The states that no step entered. */
    unreachedStates: states.filter((state) => !entered.has(state)),
    /** The transitions that some step took, and those that none did. */
    covered: all.filter((transition) => covered.has(transition)),
    unreached: all.filter((transition) => !covered.has(transition)),
    broken,
    /** How many moments were skipped at a bound. If 0, the exploration is complete. */
    skippedMoments: skippedMoments.size,
    /** The fields of the context that the key of a derived scenario leaves out though they differ. */
    ignoredFields: [...ignoredFields],
    /** The steps at which a machine without a scenario throws, whatever was tried in that state. */
    breaks: [...breaks].flatMap(([place, each]) => (unbroken.has(place) ? [] : [each])),
  };
}
