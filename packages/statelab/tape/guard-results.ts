import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
} from 'xstate';
import { evaluateGuard } from 'xstate/guards';
import { projectCode } from '#statelab/explore/stand-ins.ts';
import type { StateNode } from '#statelab/machine/states.ts';
import { referenceName } from '#statelab/machine/reference-name.ts';

type GuardResult = NonNullable<ReturnType<typeof evaluate>>;

function paramsOf(
  guard: AnyTransitionDefinition['guard'],
  args: { context: AnyMachineSnapshot['context']; event: AnyEventObject },
): unknown {
  if (typeof guard !== 'object' || !('params' in guard)) return undefined;
  return typeof guard.params === 'function' ? guard.params(args) : guard.params;
}

const asRecord = (params: unknown): Readonly<Record<string, unknown>> => {
  if (params === undefined) return {};
  return typeof params === 'object' && params !== null ? { ...params } : { value: params };
};

/** True if an event type matches a transition's descriptor, which may end in a wildcard. */
const matches = (type: string, descriptor: string): boolean =>
  descriptor === type ||
  descriptor === '*' ||
  (descriptor.endsWith('.*') && `${type}.`.startsWith(descriptor.slice(0, -1)));

/** True for an event type that some state of a machine knows. */
export const knowsEvent = ({ events }: AnyStateMachine, type: string): boolean =>
  events.some((descriptor) => matches(type, descriptor));

const candidatesOf = (node: StateNode, type: string): readonly AnyTransitionDefinition[] =>
  [...node.transitions]
    .filter(([descriptor]) => matches(type, descriptor))
    .toSorted(([a], [b]) => b.length - a.length)
    .flatMap(([, candidates]) => candidates);

/** Evaluates a transition's guard again; undefined without one. */
export function evaluate(
  { guard }: AnyTransitionDefinition,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
) {
  if (guard === undefined) return undefined;
  const read: Record<string, unknown> = {};
  let params: unknown;
  let passed = false;
  try {
    params = paramsOf(guard, { context: snapshot.context, event });
    const resolved = typeof guard === 'object' ? { ...guard, params } : guard;
    const { context } = snapshot;
    const pass = (on: typeof context) =>
      projectCode.run(snapshot.machine.id, () => evaluateGuard(resolved, on, event, snapshot));
    passed = pass(context);
    // Once more for what it reads: a guard that clones its context throws on a watched one.
    const watched = new Proxy(context, {
      get: (_, field: string) => (read[field] = context[field]),
    });
    pass(watched);
  } catch {
    // A guard that throws does not pass, or has read what it could.
  }
  return {
    guard: referenceName(guard) ?? 'unnamed guard',
    /** What the guard read: its parameters, and entries of the context. */
    values: { ...asRecord(params), ...read },
    passed,
  };
}

/**
 * Evaluates the guards of an event again, in XState's order: from each innermost state outwards until
 * a transition is enabled. Empty if no active state knows the event.
 */
export function guardsOnEvent(
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): readonly GuardResult[] {
  const results = new Map<AnyTransitionDefinition, GuardResult>();
  const evaluateFrom = (leaf: StateNode): void => {
    for (let node: StateNode | undefined = leaf; node !== undefined; node = node.parent) {
      for (const candidate of candidatesOf(node, event.type)) {
        const result = results.get(candidate) ?? evaluate(candidate, snapshot, event);
        if (result === undefined) return;
        results.set(candidate, result);
        if (result.passed) return;
      }
    }
  };
  const isLeaf = (node: StateNode) => Object.keys(node.states).length === 0;
  for (const leaf of snapshot._nodes.filter(isLeaf)) evaluateFrom(leaf);
  return [...results.values()];
}

/** The guards that failed, with the values that they read. `keep` makes those serialisable. */
export const failedGuards = (
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
  keep = (values: GuardResult['values']) => values,
) =>
  guardsOnEvent(snapshot, event).flatMap(({ guard, values, passed }) =>
    passed ? [] : [{ guard, values: keep(values) }],
  );
