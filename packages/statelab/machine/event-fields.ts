import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { guardsWithin, madeWith } from './names.ts';
import { isRecord } from '#statelab/is-record.ts';
import { referenceName } from './reference-name.ts';
import { attempt, reading, type Leaf } from './reading.ts';

interface Asked {
  readonly context: unknown;
  readonly event: unknown;
}

const functionsIn = (part: unknown): readonly Function[] =>
  (isRecord(part) ? Object.values(part) : [part]).filter((each) => typeof each === 'function');

/** What `enqueueActions` gives to the function that it runs: everything may be called. */
const enqueue: object = new Proxy(() => undefined, { get: () => () => undefined });

/** Every function that a transition runs, with what it is given; actions with effects are left out. */
function runsOf(
  { implementations }: AnyStateMachine,
  { guard, actions, target = [], source }: AnyTransitionDefinition,
) {
  const guards = [
    guard,
    ...[...target, source].flatMap(({ always = [] }) => always.map((each) => each.guard)),
  ];
  const ofGuard = (
    part: unknown,
  ): readonly (readonly [part: unknown, run: readonly Function[]])[] => {
    const within = guardsWithin(part);
    if (within !== undefined) return within.flatMap(ofGuard);
    return [[part, functionsIn(implementations.guards[referenceName(part) ?? ''] ?? part)]];
  };
  const ofAction = (part: unknown) => {
    const own = implementations.actions[referenceName(part) ?? ''] ?? part;
    const { assignment, event, collect } = madeWith(own);
    return [part, [assignment, event, collect].flatMap(functionsIn)] as const;
  };
  return [
    ...guards.flatMap(ofGuard),
    ...[...actions, ...target.flatMap(({ entry }) => entry)].map(ofAction),
    ...target.flatMap(({ invoke }) =>
      invoke.map(({ input }) => [undefined, functionsIn(input)] as const),
    ),
  ];
}

/** Runs what transitions run, on an event that records what is read of it. */
function readBy(
  machine: AnyStateMachine,
  transitions: readonly AnyTransitionDefinition[],
  asked: Asked,
): void {
  for (const transition of transitions) {
    for (const [part, run] of runsOf(machine, transition)) {
      const given = isRecord(part) ? part['params'] : undefined;
      const params = typeof given === 'function' ? attempt(given, asked) : given;
      for (const each of run) attempt(each, { ...asked, enqueue, check: () => true }, params);
    }
  }
}

/** The parts of an event that transitions read, by running them in a context. */
export function fieldsRead(
  machine: AnyStateMachine,
  transitions: readonly AnyTransitionDefinition[],
  context: unknown,
  known: Readonly<Record<string, unknown>>,
): readonly Leaf[] {
  const event = reading(known);
  readBy(machine, transitions, { context, event: event.proxy });
  return event.leaves();
}
