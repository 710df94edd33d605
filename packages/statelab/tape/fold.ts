import type { AnyStateMachine, AnyEventObject } from 'xstate';
import { revive } from './plain.ts';
import { createStepper, type Moment } from './stepper.ts';
import type { Tape, TapeStep } from './tape.ts';

/** A tape's moments, found as they are asked for and then kept. */
export interface Fold {
  /** How many moments there are: the opening, and one after each step. */
  readonly length: number;
  /** Goes on with a longer version of the tape. */
  readonly extend: (tape: Tape) => void;
  /** How many of them are known by now. */
  readonly known: number;
  /** The moment after so many steps; the last that can be reached where the machine breaks before. */
  readonly at: (step: number) => Moment;
  /** Precomputes the next snapshots. */
  readonly advance: (moments: number) => void;
  /** Where the machine, as it is now, breaks on the tape: the step, counted from 1, and why. */
  readonly breakdown: () => { readonly step: number; readonly reason: string } | undefined;
}

/** The event of a step as the machine got it. */
export const eventOf = ({ event }: Pick<TapeStep, 'event'>): AnyEventObject => {
  const revived = Object.entries(event).map(([key, value]) => [key, revive(value)]);
  return { ...Object.fromEntries(revived), type: event.type };
};

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Folds a tape's events on a machine. Nothing is run: no effect, no timer, no page. */
export function foldTape(machine: AnyStateMachine, { input, ...tape }: Tape): Fold {
  const stepper = createStepper(machine);
  let { steps } = tape;
  let last = stepper.open(revive(input));
  const moments = [last];
  let breakdown: { step: number; reason: string } | undefined;

  function advanceTo(count: number): void {
    for (const step of steps.slice(moments.length - 1, count)) {
      if (breakdown !== undefined) return;
      try {
        last = stepper.next(last, eventOf(step), step.at);
        moments.push(last);
      } catch (error) {
        breakdown = { step: moments.length, reason: reasonOf(error) };
      }
    }
  }

  return {
    get length() {
      return steps.length + 1;
    },
    extend: (longer) => {
      ({ steps } = longer);
    },
    get known() {
      return moments.length;
    },
    at: (step) => {
      advanceTo(step);
      return moments[step] ?? last;
    },
    advance: (count) => advanceTo(moments.length - 1 + count),
    breakdown: () => breakdown,
  };
}
