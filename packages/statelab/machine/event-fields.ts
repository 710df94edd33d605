import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { guardsWithin, madeWith } from './names.ts';
import { isRecord } from '#statelab/is-record.ts';
import { referenceName } from './reference-name.ts';
import { attempt, reading, type Leaf } from './reading.ts';
import { transitionsOf } from './states.ts';

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

/** The parts that are read of an event of this type, or descriptor: its transitions run on one that records it. */
export function fieldsRead(
  machine: AnyStateMachine,
  context: unknown,
  descriptor: string,
  type = descriptor,
): readonly Leaf[] {
  const event = reading({ type });
  const asked = { context, event: event.proxy };
  const transitions = [...transitionsOf(machine).values()].filter(
    ({ eventType }) => eventType === descriptor,
  );
  for (const [part, run] of transitions.flatMap((each) => runsOf(machine, each))) {
    const given = isRecord(part) ? part['params'] : undefined;
    const params = typeof given === 'function' ? attempt(given, asked) : given;
    for (const each of run) attempt(each, { ...asked, enqueue, check: () => true }, params);
  }
  return event.leaves().filter(({ path }) => path.length > 0);
}
