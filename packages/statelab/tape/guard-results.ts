import {
  getNextTransitions,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
} from 'xstate';
import { evaluateGuard } from 'xstate/guards';
import { projectCode } from '#statelab/explore/stand-ins.ts';
import { guardName } from '#statelab/machine/names.ts';

type Guard = NonNullable<AnyTransitionDefinition['guard']>;

function paramsOf(
  guard: Guard,
  args: { context: AnyMachineSnapshot['context']; event: AnyEventObject },
): unknown {
  if (typeof guard !== 'object' || !('params' in guard)) return undefined;
  return typeof guard.params === 'function' ? guard.params(args) : guard.params;
}

/** True if an event type matches a transition's descriptor, which may end in a wildcard. */
const matches = (type: string, descriptor: string): boolean =>
  descriptor === type ||
  descriptor === '*' ||
  (descriptor.endsWith('.*') && `${type}.`.startsWith(descriptor.slice(0, -1)));

/** True for an event type that some state of a machine knows. */
export const knowsEvent = ({ events }: AnyStateMachine, type: string): boolean =>
  events.some((descriptor) => matches(type, descriptor));

/** The values that a guard reads: its params, and fields of the context. */
function valuesRead(guard: Guard, snapshot: AnyMachineSnapshot, event: AnyEventObject): object {
  const { context, machine } = snapshot;
  const read: Record<string, unknown> = {};
  const watched = new Proxy(context, {
    get: (_, field: string) => (read[field] = context[field]),
  });
  let params: unknown;
  try {
    params = paramsOf(guard, { context, event });
    const resolved = typeof guard === 'object' ? { ...guard, params } : guard;
    projectCode.run(machine.id, () => evaluateGuard(resolved, watched, event, snapshot));
  } catch {
    // A guard that throws, such as one that clones its context, has read what it could.
  }
  if (params === undefined) return read;
  return typeof params === 'object' ? { ...params, ...read } : { value: params, ...read };
}

/**
 * The guards of an event that no transition takes, with the values that they read. Empty if no active
 * state knows the event. `keep` makes the values serialisable.
 */
export const failedGuards = (
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
  keep = (values: object) => values,
) =>
  getNextTransitions(snapshot).flatMap(({ eventType, guard }) =>
    guard === undefined || !matches(event.type, eventType)
      ? []
      : [
          {
            guard: guardName(guard) ?? '',
            values: keep(valuesRead(guard, snapshot, event)),
          },
        ],
  );
