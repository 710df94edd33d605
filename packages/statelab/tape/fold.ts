import type { AnyStateMachine, AnyEventObject } from 'xstate';
import { revive } from './plain.ts';
import { createStepper, type Macrostep } from './stepper.ts';
import type { Tape, TapeStep } from './tape.ts';

/** The event of a step as the machine got it. */
export const eventOf = ({ event }: Pick<TapeStep, 'event'>): AnyEventObject => {
  const revived = Object.entries(event).map(([key, value]) => [key, revive(value)]);
  return { ...Object.fromEntries(revived), type: event.type };
};

/** Folds a tape's events on a machine, on demand. Runs no effects, timers or pages. */
export function foldTape(machine: AnyStateMachine, { input, steps }: Tape) {
  const stepper = createStepper(machine);
  let last = stepper.open(revive(input));
  const macrosteps = [last];
  let hasThrown = false;

  function advanceTo(count: number): void {
    for (const step of steps.slice(macrosteps.length - 1, count)) {
      if (hasThrown) return;
      try {
        last = stepper.next(last, eventOf(step), step.at);
        macrosteps.push(last);
      } catch {
        hasThrown = true;
      }
    }
  }

  return {
    /** The macrostep of a step; the last one before the machine throws. */
    at: (step: number): Macrostep => {
      advanceTo(step);
      return macrosteps[step] ?? last;
    },
  };
}
