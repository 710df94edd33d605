import type { AnyTransitionDefinition } from 'xstate';
import { transitionNames } from '#statelab/machine/states.ts';

/** The maximum number of microsteps for one event. */
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

/** Ends a loop of eventless transitions, raised events or events to itself, which XState would follow for ever. */
export function endIfEndless(microsteps: readonly { readonly taken: Taken }[]): void {
  if (microsteps.length <= budget) return;
  throw new EndlessLoop(loopIn(microsteps.flatMap(({ taken }) => taken)));
}

/** The endless loop that caused an error, if one did. */
export function loopOf(error: unknown): EndlessLoop | undefined {
  if (error instanceof EndlessLoop) return error;
  return error instanceof Error ? loopOf(error.cause) : undefined;
}
