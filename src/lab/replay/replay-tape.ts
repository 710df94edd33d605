import type { AnyStateMachine } from 'xstate';
import type { Outcome, Scenario, Step } from '#machines/scenario.ts';
import { prepare, type Driver, type Taken } from '#paths/drive.ts';
import { eventOf } from '#src/lab/tape/fold.ts';
import { isSame, plain } from '#src/lab/tape/plain.ts';
import type { Cause, Tape, TapeStep } from '#src/lab/tape/tape.ts';
import { recordedScenario } from './recorded-scenario.ts';

/** The first place where a machine does something else than a tape says. */
export interface Difference {
  /** The step of the tape, from 1; 0 for the opening. */
  readonly step: number;
  readonly of: 'state' | 'transitions' | 'failure';
  readonly recorded: unknown;
  readonly found: unknown;
}

/** A step that was done again, and the control that the visitor used. */
export interface ReplayedStep extends Taken<AnyStateMachine> {
  readonly cause: Cause | undefined;
}

export interface Replay {
  /** The scenario, with the outcomes that the tape adds to it. */
  readonly scenario: Scenario<AnyStateMachine>;
  readonly added: Readonly<Record<string, readonly Outcome<unknown>[]>>;
  /** What was done, up to the first difference; waits between the tape's steps are steps of their own. */
  readonly path: readonly ReplayedStep[];
  readonly difference: Difference | undefined;
}

type AnyDriver = Driver<AnyStateMachine>;

const dueIn = (driver: AnyDriver): number =>
  driver.steps().find((step) => step.kind === 'wait')?.ms ?? Infinity;

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Compares what a step did with what the tape says it did. */
function differenceAt(
  step: number,
  recorded: Pick<TapeStep, 'state' | 'transitions'>,
  { state, transitions }: { readonly state: unknown; readonly transitions: readonly string[] },
): Difference | undefined {
  if (!isSame(recorded.state, plain(state))) {
    return { step, of: 'state', recorded: recorded.state, found: state };
  }
  return isSame(recorded.transitions, transitions)
    ? undefined
    : { step, of: 'transitions', recorded: recorded.transitions, found: transitions };
}

/**
 * Does a tape again on its machine alone: its effects end as they did, and time is a clock
 * that is stepped. A timer that came due a little late on the page comes due on the dot here,
 * and none comes due that didn't there. Stops at the first difference.
 */
export function replayTape(known: Scenario<AnyStateMachine>, tape: Tape): Replay {
  const { scenario, added, nameOf } = recordedScenario(known, tape);
  const driver = prepare(scenario)();
  const path: ReplayedStep[] = [];
  let now = 0;

  function perform(step: Step, cause?: Cause): ReplayedStep {
    const taken = { ...driver.perform(step), cause };
    path.push(taken);
    if (step.kind === 'wait') now += step.ms;
    return taken;
  }

  /** Lets the time before a step go by, short of the next timer: the tape says that it had not come due. */
  function waitUntil(at: number): void {
    const ms = Math.min(Math.floor(at - now), dueIn(driver) - 1);
    if (ms > 0 && Number.isFinite(dueIn(driver))) perform({ kind: 'wait', ms });
  }

  function redo(step: TapeStep): ReplayedStep {
    if (step.kind === 'wait') {
      const ms = dueIn(driver);
      if (!Number.isFinite(ms)) throw new Error('No timer is running.');
      return perform({ kind: 'wait', ms });
    }
    waitUntil(step.at);
    if (step.kind === 'event') return perform({ kind: 'event', event: eventOf(step) }, step.cause);
    return perform({ kind: 'outcome', actor: step.actor, outcome: nameOf(step) });
  }

  const done = (difference: Difference | undefined): Replay => ({
    scenario,
    added,
    path,
    difference,
  });
  const opening = { state: driver.snapshot().value, transitions: driver.opening };
  const opened = differenceAt(0, tape.opening, opening);
  if (opened !== undefined) return done(opened);
  for (const [index, step] of tape.steps.entries()) {
    try {
      const { after, transitions } = redo(step);
      const difference = differenceAt(index + 1, step, { state: after.value, transitions });
      if (difference !== undefined) return done(difference);
    } catch (error) {
      return done({
        step: index + 1,
        of: 'failure',
        recorded: step.state,
        found: messageOf(error),
      });
    }
  }
  return done(undefined);
}
