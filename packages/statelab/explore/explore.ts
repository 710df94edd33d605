import type { AnyMachineSnapshot } from 'xstate';
import type { Scenario, Step, StepResult } from '#statelab/scenario.ts';
import { createStep, resultOf, type Moment } from './step.ts';
import { loopOf } from './endless-loop.ts';
import { messageOf } from '#statelab/message-of.ts';
import { stateName } from '#statelab/machine/states.ts';
import { activeStates, statesEntered, statesOf, transitionsOf } from '#statelab/machine/states.ts';
import { stepName } from './step-name.ts';
import { textOf } from '#statelab/machine/text-of.ts';
import { otherChance } from './chance.ts';

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

/** A step that throws, or that comes out differently when it is taken again. */
export interface Trouble {
  readonly state: string;
  readonly step: string;
  /** What was different, or the message of what was thrown. */
  readonly what: string;
  readonly error?: unknown;
}

export const troubleText = ({ state, step, what }: Trouble): string =>
  `${state === '' ? step : `${state} on ${step}`}: ${what}`;

/** The default bounds of an exploration. */
export const bounds = { depth: 50, moments: 2000 } as const;

/** How many moments to explore that differ only in fields that no guard reads. */
const mostAlike = 4;

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
    return a !== b && textOf(a) !== textOf(b);
  });

/** What is different in two moments that should be the same; undefined if nothing is. */
function differenceOf(one: AnyMachineSnapshot, other: AnyMachineSnapshot): string | undefined {
  const fields = fieldsThatDiffer(one, other).map((field) => `context.${field}`);
  const [state, another] = [stateName(one), stateName(other)];
  const parts = [...(state === another ? [] : [`${state} or ${another}`]), ...fields];
  return parts.length === 0 ? undefined : parts.join(', ');
}

const nameOf = (step: Step): string => (step.kind === 'event' ? step.event.type : stepName(step));

export type Exploration = ReturnType<typeof explore>;

/** Tries every step at every reachable moment, nearest first. */
export function explore(
  scenario: Scenario,
  { depth = bounds.depth, moments: limit = bounds.moments, allow = () => true }: Bounds = {},
) {
  const { start, step: stepOn, stepsAt, keyOf } = createStep(scenario);
  const { derived } = scenario;
  const opening = start();
  const nodeOf = (moment: Moment, path: readonly Step[]): GraphNode => ({
    key: keyOf(moment),
    moment,
    snapshot: moment.snapshot,
    path,
  });
  const moments = new Map<string, GraphNode>();
  const edges: Edge[] = [];
  const broken: Broken[] = [];
  const covered = new Set(opening.transitions);
  const entered = new Set(activeStates(opening.snapshot));
  const enteredBy = statesEntered(scenario.machine);
  const skippedMoments = new Set<string>();
  const ignoredFields = new Set<string>();

  const breaks = new Map<string, Trouble>();
  const unbroken = new Set<string>();
  const repeated = new Set<string>();
  const unrepeatable: Trouble[] = [];
  const alike = new Map<string, readonly GraphNode[]>();

  /** Compares a moment with another run that leads to it, on another day and with other luck. */
  function compare(state: string, step: string, { snapshot }: Moment, again: () => Moment): void {
    let what: string | undefined;
    try {
      what = differenceOf(snapshot, again().snapshot);
    } catch (error) {
      what = messageOf(error);
    }
    if (what !== undefined) unrepeatable.push({ state, step, what });
  }

  /** The moment after a step. Undefined if it loops without end, or a machine without a scenario throws. */
  function attempt(moment: Moment, step: Step): Moment | undefined {
    const [state, name] = [stateName(moment.snapshot), nameOf(step)];
    const place = `${state} ${name}`;
    try {
      const next = stepOn(moment, step);
      if (next.transitions.length === 0) return next;
      unbroken.add(place);
      const taken = `${place} ${next.transitions.join()}`;
      if (!repeated.has(taken)) compare(state, name, next, () => stepOn(moment, step, otherChance));
      repeated.add(taken);
      return next;
    } catch (error) {
      if (derived === undefined && loopOf(error) === undefined) throw error;
      // What the machine threw is the cause of the error, which adds the step.
      const thrown = error instanceof Error ? error.cause : error;
      breaks.set(place, { state, step: name, what: messageOf(thrown), error: thrown });
      return undefined;
    }
  }

  /** Keeps a new moment, unless enough are kept that are alike. */
  function keep(node: GraphNode): void {
    if (derived !== undefined) {
      const name = keyOf(node.moment, derived.alike);
      const kept = alike.get(name) ?? [];
      const [first] = kept;
      if (first !== undefined && kept.length === mostAlike) {
        const fields = fieldsThatDiffer(first.snapshot, node.snapshot);
        for (const field of fields) ignoredFields.add(field);
        if (fields.length === 0) skippedMoments.add(node.key);
        return;
      }
      alike.set(name, [...kept, node]);
    }
    if (moments.size < limit) moments.set(node.key, node);
    else skippedMoments.add(node.key);
  }

  function tryEverythingAt({ key, snapshot, path, moment }: GraphNode): void {
    // Many guessed values of an event may do the same.
    const same = new Set<string>();
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
      if (!moments.has(next.key)) keep(next);
      const name = [nameOf(step), moments.has(next.key) ? next.key : '', ...transitions].join(' ');
      if (derived !== undefined && same.has(name)) continue;
      same.add(name);
      const states = enteredBy(result);
      for (const state of states) entered.add(state);
      edges.push({ from: key, step, to: next.key, transitions, entered: states });
    }
  }

  compare('', 'its start', opening, () => start(otherChance));
  keep(nodeOf(opening, []));
  // A Map also iterates over what is added meanwhile.
  for (const node of moments.values()) {
    if (node.path.length < depth) tryEverythingAt(node);
    else skippedMoments.add(node.key);
  }
  const all = [...transitionsOf(scenario.machine).keys()];
  const states = statesOf(scenario.machine).map(({ id }) => id);
  const open = [...breaks].flatMap(([place, each]) =>
    unbroken.has(place) && loopOf(each.error) === undefined ? [] : [each],
  );
  const guesses = derived?.guesses ?? [];
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
    /** How many moments were skipped at a bound. */
    skippedMoments: skippedMoments.size,
    /** Fields of the context that no guard reads: only some of their values were explored. */
    ignoredFields: [...ignoredFields],
    /** The steps that loop without end, and those at which a machine without a scenario throws, whatever was tried in that state. */
    breaks: open,
    /** The steps that came out differently when they were taken again. */
    unrepeatable,
    guesses,
    /** True if every moment that the machine can be at was explored: what was not reached cannot be. */
    isComplete:
      skippedMoments.size + ignoredFields.size + breaks.size + unrepeatable.length === 0 &&
      guesses.length === 0,
  };
}
