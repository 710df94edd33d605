import type { AnyStateMachine } from 'xstate';
import type { Outcome, Scenario, Step } from '#machines/scenario.ts';
import { prepare, type Driver, type Taken } from '#paths/drive.ts';
import { eventOf } from '#src/lab/tape/fold.ts';
import { keepRecord } from '#src/lab/tape/keep.ts';
import { isSame } from '#src/lab/tape/plain.ts';
import type { Cause, Opening, Tape, TapeStep } from '#src/lab/tape/tape.ts';
import { recordedScenario } from './recorded-scenario.ts';

/** The first place where a machine does something else than a tape says. */
export interface Difference {
  /** The step of the tape, from 1; 0 for the opening. */
  readonly step: number;
  readonly of: 'state' | 'transitions' | 'context' | 'failure';
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

/** What a machine shows at a moment, as a tape keeps it. */
interface Shown extends Pick<Opening, 'state'> {
  readonly transitions: readonly string[];
  /** The whole context, or what a tape kept of it. */
  readonly context: Readonly<Record<string, unknown>>;
}

/** Compares what a step did with what the tape says it did. */
function differenceAt(step: number, recorded: Shown, found: Shown): Difference | undefined {
  for (const of of ['state', 'transitions'] as const) {
    if (!isSame(recorded[of], found[of])) {
      return { step, of, recorded: recorded[of], found: found[of] };
    }
  }
  const part = Object.keys(recorded.context).find(
    (key) => !isSame(recorded.context[key], found.context[key]),
  );
  if (part === undefined) return undefined;
  const [wanted, had] = [recorded, found].map(({ context }) => ({ [part]: context[part] }));
  return { step, of: 'context', recorded: wanted, found: had };
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
  let context: Shown['context'] = {};
  /** Compares the present moment with what the tape kept of it; of the context, what changed. */
  function compare(step: number, recorded: Opening, transitions: readonly string[]) {
    context = { ...context, ...recorded.context };
    const snapshot = driver.snapshot();
    const kept = keepRecord(snapshot.context, tape.masked);
    const found = { state: snapshot.value, transitions, context: kept };
    return differenceAt(step, { ...recorded, context }, found);
  }

  const opened = compare(0, tape.opening, driver.opening);
  if (opened !== undefined) return done(opened);
  for (const [index, step] of tape.steps.entries()) {
    try {
      const difference = compare(index + 1, step, redo(step).transitions);
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
