import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import type { ChartTransition } from './model.ts';
import { sourceName } from './names.ts';

type Trigger = Pick<ChartTransition, 'kind' | 'trigger'>;

/** A length of time, on one line however narrow the place: 800 ms, 15 s. */
const lengthText = (ms: number): string =>
  ms >= 1000 && ms % 1000 === 0 ? `${ms / 1000}\u00A0s` : `${ms}\u00A0ms`;

/** A named delay with its length, where that does not depend on the moment. */
function delayText(machine: AnyStateMachine, delay: unknown): string {
  if (typeof delay === 'number') return lengthText(delay);
  const name = String(delay);
  const length: unknown = Object.hasOwn(machine.implementations.delays, name)
    ? machine.implementations.delays[name]
    : undefined;
  return typeof length === 'number' ? `${name} (${lengthText(length)})` : name;
}

/** The actor whose end an event tells of: its id stands at the end of the event's type. */
function actorText({ source }: AnyTransitionDefinition, id: string): string {
  const invoked = source.invoke.find((candidate) => candidate.id === id);
  return invoked === undefined ? id : sourceName(invoked.src);
}

/** What sets a transition off; the descriptor is the event's type, or 'always'. */
export function triggerOf(
  machine: AnyStateMachine,
  transition: AnyTransitionDefinition,
  descriptor: string,
): Trigger {
  if (descriptor === 'always') return { kind: 'always', trigger: 'always' };
  const after = 'delay' in transition ? transition.delay : undefined;
  if (descriptor.startsWith('xstate.after.')) {
    return { kind: 'after', trigger: `after ${delayText(machine, after)}` };
  }
  const [, end, what, id = ''] =
    /^xstate\.(done|error)\.(actor|state)\.(.*)$/.exec(descriptor) ?? [];
  if (end === 'error') return { kind: 'error', trigger: `${actorText(transition, id)} error` };
  if (end !== 'done') return { kind: 'event', trigger: descriptor };
  const ended = what === 'state' ? transition.source.key : actorText(transition, id);
  return { kind: 'done', trigger: `${ended} done` };
}
