import type { AnyEventObject } from 'xstate';
import { revive } from '#statelab/machine/plain.ts';
import type { TapeStep } from './tape.ts';

/** The event of a step as the machine got it. */
export const eventOf = ({ event }: Pick<TapeStep, 'event'>): AnyEventObject => {
  const revived = Object.entries(event).map(([key, value]) => [key, revive(value)]);
  return { ...Object.fromEntries(revived), type: event.type };
};
