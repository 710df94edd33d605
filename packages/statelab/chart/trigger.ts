import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { invokedActors } from './actor-names.ts';
import type { ChartTransition } from './model.ts';
import { delayWithLength } from './time-text.ts';

type Trigger = Pick<ChartTransition, 'kind' | 'trigger'>;

/** The actor that an event tells of: its id stands at the end of the event's type. */
const actorText = ({ source }: AnyTransitionDefinition, id: string): string =>
  invokedActors(source).find((actor) => actor.id === id)?.name ?? id;

/** The state whose end an event tells of: mostly the one that the transition leaves. */
const stateText = ({ source }: AnyTransitionDefinition, id: string): string =>
  source.id === id ? source.key : id;

/** XState's own events tell what they are about at their end: 'xstate.done.actor.0.form.sending'. */
const ownEvent = /^xstate\.(?<what>done\.actor|done\.state|error\.actor|snapshot)\.(?<id>.*)$/su;

/** What sets a transition off. */
export function triggerOf(machine: AnyStateMachine, transition: AnyTransitionDefinition): Trigger {
  const { eventType, target } = transition;
  if (eventType === '') return { kind: 'always', trigger: 'always' };
  if (eventType === 'xstate.route') {
    return { kind: 'event', trigger: `route to ${target?.map(({ id }) => id).join()}` };
  }
  if (eventType.startsWith('xstate.after.') && 'delay' in transition) {
    return { kind: 'after', trigger: `after ${delayWithLength(machine, transition.delay)}` };
  }
  const { what, id = '' } = ownEvent.exec(eventType)?.groups ?? {};
  switch (what) {
    case 'done.actor':
      return { kind: 'done', trigger: `${actorText(transition, id)} done` };
    case 'done.state':
      return { kind: 'done', trigger: `${stateText(transition, id)} done` };
    case 'error.actor':
      return { kind: 'error', trigger: `${actorText(transition, id)} error` };
    case 'snapshot':
      return { kind: 'snapshot', trigger: `${actorText(transition, id)} snapshot` };
    default:
      return { kind: 'event', trigger: eventType };
  }
}
