import type { AnyMachineSnapshot } from 'xstate';
import type { Scenario, Step, StepResult } from '#statelab/scenario.ts';
import { createStep, resultOf, type Moment } from './step.ts';
import { loopOf } from './endless-loop.ts';
import { stateName } from '#statelab/machine/states.ts';
import { activeStates, statesEntered, statesOf, transitionsOf } from '#statelab/machine/states.ts';
import { stepName } from './step-name.ts';
import { plain } from '#statelab/tape/plain.ts';

/** A moment of a machine, with a shortest path to it. */
interface GraphNode extends Pick<Moment, 'snapshot'> {
  readonly key: string;
  readonly moment: Moment;
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

/** Tries every step at every reachable moment, nearest first. */
export function explore(
  scenario: Scenario,
  { depth = bounds.depth, moments: limit = bounds.moments, allow = () => true }: Bounds = {},
) {
  const { start, step: stepOn, stepsAt, keyOf } = createStep(scenario);
  const opening = start();
  const nodeOf = (moment: Moment, path: readonly Step[]): GraphNode => ({
    key: keyOf(moment),
    moment,
    snapshot: moment.snapshot,
    path,
  });
  const first = nodeOf(opening, []);
  const moments = new Map([[first.key, first]]);
  const edges: Edge[] = [];
  const broken: Broken[] = [];
  const covered = new Set(opening.transitions);
  const entered = new Set(activeStates(opening.snapshot));
  const enteredBy = statesEntered(scenario.machine);
  const skippedMoments = new Set<string>();
  const ignoredFields = new Set<string>();

  const breaks = new Map<string, Break>();
  const unbroken = new Set<string>();

  /** The moment after a step. Undefined if a machine without a scenario throws, or the guard results contradict. */
  function attempt(moment: Moment, step: Step): Moment | undefined {
    const state = stateName(moment.snapshot);
    const name = step.kind === 'event' ? step.event.type : stepName(step);
    const place = `${state} ${name}`;
    try {
      const next = stepOn(moment, step);
      if (next.transitions.length > 0) unbroken.add(place);
      return scenario.contradicts?.(resultOf(moment, step, next)) === true ? undefined : next;
    } catch (error) {
      if (scenario.isDerived !== true || loopOf(error) !== undefined) throw error;
      // What the machine threw is the cause of the error, which adds the step.
      const thrown = error instanceof Error ? error.cause : error;
      breaks.set(place, { state, step: name, error: thrown });
      return undefined;
    }
  }

  function tryEverythingAt({ key, snapshot, path, moment }: GraphNode): void {
    for (const step of stepsAt(moment).filter((candidate) => allow(snapshot, candidate))) {
      const reached = attempt(moment, step);
      if (reached === undefined) continue;
      const next = nodeOf(reached, [...path, step]);
      const result = resultOf(moment, step, reached);
      const violated = brokenBy(scenario, result);
      broken.push(...violated.map((invariant) => ({ invariant, path: next.path })));
      const { transitions } = reached;
      if (transitions.length === 0) continue;
      for (const transition of transitions) covered.add(transition);
      const known = moments.get(next.key);
      if (known !== undefined && scenario.isDerived === true) {
        for (const field of fieldsThatDiffer(known.snapshot, next.snapshot))
          ignoredFields.add(field);
      }
      if (known === undefined) {
        if (moments.size < limit) moments.set(next.key, next);
        else skippedMoments.add(next.key);
      }
      const states = enteredBy(result);
      for (const state of states) entered.add(state);
      edges.push({ from: key, step, to: next.key, transitions, entered: states });
    }
  }

  // A Map also iterates over what is added meanwhile.
  for (const node of moments.values()) {
    if (node.path.length < depth) tryEverythingAt(node);
    else skippedMoments.add(node.key);
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
