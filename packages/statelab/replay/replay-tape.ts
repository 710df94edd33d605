import { verdictWords as words } from '#statelab/messages/verdicts.ts';
import type { Outcome, Scenario, Step } from '#statelab/scenario.ts';
import type { Taken } from '#statelab/paths/drive.ts';
import { eventOf } from '#statelab/tape/fold.ts';
import { knowsEvent } from '#statelab/tape/knows-event.ts';
import { recordDriver } from '#statelab/tape/record-path.ts';
import type { Cause, Tape, TapeStep } from '#statelab/tape/tape.ts';
import { recordedScenario } from './recorded-scenario.ts';
import { recordedSteps, type RecordedStep } from './recorded-steps.ts';
import { createComparison, type Comparison, type Difference, type Happened } from './three-way.ts';

/** A step that was done again, and the control that the visitor used. */
export interface ReplayedStep extends Taken {
  readonly cause: Cause | undefined;
  /** The step's number in the tape, from 1; undefined for a wait between steps. */
  readonly number: number | undefined;
  /** What the page showed after it. */
  readonly tree?: TapeStep['tree'];
}

export interface Replay {
  /** The scenario, with the outcomes that the tape adds to it. */
  readonly scenario: Scenario;
  readonly added: Readonly<Record<string, readonly Outcome<unknown>[]>>;
  /** What was done, up to the first difference; waits between the tape's steps are steps of their own. */
  readonly path: readonly ReplayedStep[];
  /** What the model did at the opening and at each step of the tape, up to the first difference. */
  readonly happened: readonly Happened[];
  readonly difference: Difference | undefined;
  /** What was recorded from the first difference on, and how much of `path` comes before it. */
  readonly recorded: { readonly from: number; readonly steps: readonly RecordedStep[] } | undefined;
}

/** How much earlier than on the dot a page may note that a timer came due, in milliseconds. */
const rounding = 1;

/** What is wrong. A machine that breaks has its own error as the cause. */
const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : messageOf(error.cause);
};

/** A replay that goes on as far as it is asked to. */
export interface Replaying {
  /** Goes on until so many steps are done, or up to the first difference. */
  readonly advanceTo: (steps: number) => void;
  readonly replay: () => Replay;
}

/**
 * Does a tape again on its machine alone: its effects end as they did, and time is a clock
 * that is stepped. A timer that came due a little late on the page comes due on the dot here,
 * and none comes due that didn't there. Stops at the first difference.
 */
export function startReplay(
  known: Scenario,
  tape: Tape,
  compare: Comparison = createComparison(),
): Replaying {
  const { scenario, added, nameOf } = recordedScenario(known, tape);
  const { driver, tape: done } = recordDriver(scenario, tape);
  const knows = knowsEvent(scenario.machine);
  const path: ReplayedStep[] = [];
  let now = 0;

  const dueIn = (): number => driver.steps().find((step) => step.kind === 'wait')?.ms ?? Infinity;

  function perform(step: Step, number?: number, cause?: Cause): void {
    const tree = number === undefined ? undefined : tape.steps[number - 1]?.tree;
    path.push({ ...driver.perform(step), number, cause, ...(tree && { tree }) });
    if (step.kind === 'wait') now += step.ms;
  }

  /** Lets the time before a step go by, short of the next timer: the tape says that it had not come due. */
  function waitUntil(at: number): void {
    const ms = Math.min(Math.floor(at - now), dueIn() - 1);
    if (ms > 0 && Number.isFinite(dueIn())) perform({ kind: 'wait', ms });
  }

  function redo(step: TapeStep, number: number): void {
    if (step.kind === 'wait') {
      const ms = dueIn();
      if (!Number.isFinite(ms)) throw new Error(words.noTimer);
      if (now + ms > step.at + rounding) throw new Error(words.notDue(now + ms));
      return perform({ kind: 'wait', ms }, number);
    }
    waitUntil(step.at);
    if (step.kind === 'outcome') {
      const outcome = nameOf(step);
      if (outcome === undefined) throw new Error(words.unknownEffect(step.actor));
      return perform({ kind: 'outcome', actor: step.actor, outcome }, number);
    }
    if (!knows(step.event.type)) throw new Error(words.unknownEvent(step.event.type));
    return perform({ kind: 'event', event: eventOf(step) }, number, step.cause);
  }

  /** What came of a step of the tape, from 0; of what an earlier one brought about, too. */
  function happen(step: TapeStep, index: number): Happened {
    try {
      if (done.at(index + 1) === undefined) redo(step, index + 1);
    } catch (error) {
      return { failure: messageOf(error) };
    }
    return done.at(index + 1) ?? { failure: words.nothingHappened };
  }

  const { opening } = done();
  const happened: Happened[] = [opening];
  let difference = compare(0, { recorded: tape.opening, model: opening });
  let [agreed, from] = [0, 0];
  return {
    advanceTo: (steps) => {
      for (const recorded of tape.steps.slice(happened.length - 1, steps)) {
        if (difference !== undefined) break;
        [agreed, from] = [happened.length - 1, path.length];
        const model = happen(recorded, agreed);
        happened.push(model);
        difference = compare(agreed + 1, { recorded, model });
      }
    },
    replay: () => ({
      scenario,
      added,
      path,
      happened,
      difference,
      recorded: difference && { from, steps: recordedSteps(tape, nameOf, agreed) },
    }),
  };
}

/** Does a whole tape again on its machine alone. */
export function replayTape(...given: Parameters<typeof startReplay>): Replay {
  const replaying = startReplay(...given);
  replaying.advanceTo(given[1].steps.length);
  return replaying.replay();
}
