import type { AnyTransitionDefinition, InspectionEvent } from 'xstate';
import { transitionNames } from '#statelab/machine/states.ts';

/** The most transitions a machine may take for one event. */
const budget = 1000;

type Taken = readonly AnyTransitionDefinition[];

const nameOf = ({ source, eventType }: AnyTransitionDefinition): string =>
  `${source.id} on ${eventType === '' ? 'always' : eventType}`;

/** A machine that never comes to rest. The message names the loop. */
export class EndlessLoop extends Error {
  readonly transitions: readonly string[];

  constructor(loop: Taken) {
    super(`It never comes to rest: ${loop.map(nameOf).join(', then ')}.`);
    const [first] = loop;
    const names = first && transitionNames(first.source.machine);
    this.transitions = loop.flatMap((taken) => names?.get(taken) ?? []);
  }
}

/** The transitions from the last time that the last one came before. */
function loopIn(taken: Taken): Taken {
  const before = taken.findLastIndex(
    (transition, index) => index < taken.length - 1 && transition === taken.at(-1),
  );
  return taken.slice(before + 1);
}

/**
 * Ends loops of eventless transitions, raised events and events that a machine sends to itself, which
 * XState would follow for ever. Returns an `inspect` for createActor that throws EndlessLoop.
 */
export function createLoopGuard(): (inspected: InspectionEvent) => void {
  const taken = new Map<string, AnyTransitionDefinition[]>();
  /** The number of events that an actor has yet to process. */
  const waiting = new Map<string, number>();
  return (inspected) => {
    const { sessionId } = inspected.actorRef;
    const left = waiting.get(sessionId) ?? 0;
    if (inspected.type === '@xstate.event') waiting.set(sessionId, left + 1);
    if (inspected.type === '@xstate.snapshot') {
      waiting.set(sessionId, Math.max(0, left - 1));
      if (left <= 1) taken.delete(sessionId);
    }
    if (inspected.type !== '@xstate.microstep') return;
    const transitions = taken.get(sessionId) ?? [];
    taken.set(sessionId, transitions);
    transitions.push(...inspected._transitions);
    if (transitions.length <= budget) return;
    taken.delete(sessionId);
    throw new EndlessLoop(loopIn(transitions));
  };
}

/** The endless loop that caused an error, if one did. */
export function loopOf(error: unknown): EndlessLoop | undefined {
  if (error instanceof EndlessLoop) return error;
  return error instanceof Error ? loopOf(error.cause) : undefined;
}
