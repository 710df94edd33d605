import type { AnyStateMachine } from 'xstate';
import { lab } from '#statelab/messages/tape.ts';
import { transitionsOf } from '#statelab/paths/transitions.ts';
import { driftOf } from './drift.ts';
import { fingerprint } from './fingerprint.ts';
import { knowsEvent } from './knows-event.ts';
import { effectNames } from './tape-of.ts';
import type { Tape } from './tape.ts';

export interface Compatibility {
  /** True if the machine still has the shape that the tape recorded. */
  readonly isSameShape: boolean;
  /** Incompatibilities, as messages. */
  readonly problems: readonly string[];
}

const isInternal = (type: string): boolean => type.startsWith('xstate.');

const firstStepOf = <Item>(
  items: readonly Item[],
  isWrong: (item: Item) => boolean,
): number | undefined => {
  const index = items.findIndex(isWrong);
  return index === -1 ? undefined : index + 1;
};

/** Lists what a machine no longer knows of a tape, and the first step that differs. */
export function compatibilityOf(machine: AnyStateMachine, tape: Tape): Compatibility {
  const transitions = transitionsOf(machine);
  const effects = new Set(effectNames(machine).values());
  const knows = knowsEvent(machine);
  const problems: string[] = [];

  const unknownEvents = new Set(
    tape.steps.map(({ event }) => event.type).filter((type) => !isInternal(type) && !knows(type)),
  );
  for (const type of unknownEvents) {
    const step = firstStepOf(tape.steps, ({ event }) => event.type === type);
    problems.push(lab.fit.unknownEvent(type, step ?? 0, machine.id));
  }
  const gone = new Set(
    tape.steps.flatMap((step) => step.transitions).filter((name) => !transitions.has(name)),
  );
  for (const name of gone) problems.push(lab.fit.goneTransition(name));
  const goneEffects = new Set(
    tape.steps.flatMap((step) =>
      step.kind === 'outcome' && !effects.has(step.actor) ? [step.actor] : [],
    ),
  );
  for (const name of goneEffects) problems.push(lab.fit.goneEffect(name));

  const drift = driftOf(machine, tape);
  if (drift !== undefined) problems.push(lab.fit.drift(drift));
  return { isSameShape: fingerprint(machine) === tape.fingerprint, problems };
}
