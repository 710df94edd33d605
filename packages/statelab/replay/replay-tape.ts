import type { Scenario, Step, StepResult } from '#statelab/scenario.ts';
import { causeOf } from '#statelab/message-of.ts';
import { eventOf } from '#statelab/tape/event-of.ts';
import { knowsEvent } from '#statelab/tape/guard-results.ts';
import { recordDriver } from '#statelab/tape/record-path.ts';
import type { Cause, Tape, TapeStep } from '#statelab/tape/tape.ts';
import { recordedScenario } from './recorded-scenario.ts';
import { recordedSteps } from './recorded-steps.ts';
import { createComparison, type Happened } from './comparison.ts';

/** A replayed step, and the control that the visitor used. */
export interface ReplayedStep extends StepResult {
  readonly cause: Cause | undefined;
  /** The step's number in the tape, from 1; undefined for a wait between steps. */
  readonly number: number | undefined;
  /** The name of the moment after it. */
  readonly key: string;
  /** What the page showed after it. */
  readonly seen?: TapeStep['seen'];
}

export type Replay = ReturnType<typeof replayTape>;

/** How early a page may record a timer, in milliseconds. */
const rounding = 1;

/**
 * Replays a tape on its machine alone, with the recorded outcomes and a stepped clock. A timer that
 * fired late on the page fires on time here. Stops at the first difference.
 */
export function replayTape(known: Scenario, tape: Tape) {
  const { scenario, nameOf } = recordedScenario(known, tape);
  const { driver, tape: done } = recordDriver(scenario, tape);
  const path: ReplayedStep[] = [];
  let now = 0;

  const dueIn = (): number => driver.steps().find((step) => step.kind === 'wait')?.ms ?? Infinity;

  function perform(step: Step, number?: number, cause?: Cause): void {
    const { seen } = tape.steps[(number ?? 0) - 1] ?? {};
    const taken = driver.perform(step);
    path.push({ ...taken, key: driver.key(), number, cause, ...(seen && { seen }) });
    if (step.kind === 'wait') now += step.ms;
  }

  /** Advances the clock to a step, but not past the next timer, which had not fired. */
  function waitUntil(at: number): void {
    const ms = Math.min(Math.floor(at - now), dueIn() - 1);
    if (ms > 0 && Number.isFinite(dueIn())) perform({ kind: 'wait', ms });
  }

  function redo(step: TapeStep, number: number): void {
    if (step.kind === 'wait') {
      const ms = dueIn();
      if (!Number.isFinite(ms)) throw new Error('no timer is running');
      if (now + ms > step.at + rounding) {
        throw new Error(`the next timer is due at ${now + ms} ms`);
      }
      return perform({ kind: 'wait', ms }, number);
    }
    waitUntil(step.at);
    if (step.kind === 'outcome') {
      const outcome = nameOf(step);
      if (outcome === undefined) {
        throw new Error(`the machine does not have the effect ${step.actor}`);
      }
      return perform({ kind: 'outcome', actor: step.actor, outcome }, number);
    }
    const { type } = step.event;
    if (!knowsEvent(scenario.machine, type))
      throw new Error(`the machine does not know the event ${type}`);
    return perform({ kind: 'event', event: eventOf(step) }, number, step.cause);
  }

  /** The result of a step, which an earlier one may have caused. */
  function happen(step: TapeStep, index: number): Happened {
    try {
      if (done.at(index + 1) === undefined) redo(step, index + 1);
    } catch (error) {
      return { failure: causeOf(error) };
    }
    return done.at(index + 1) ?? { failure: 'the machine did not receive an event' };
  }

  const compare = createComparison();
  const { opening } = done();
  const start = { key: driver.key(), after: driver.snapshot(), number: 0 };
  const happened: Happened[] = [opening];
  let difference = compare(0, { recorded: tape.opening, model: opening });
  let [agreed, from] = [0, 0];
  for (const [index, recorded] of tape.steps.entries()) {
    if (difference !== undefined) break;
    [agreed, from] = [index, path.length];
    const model = happen(recorded, index);
    happened.push(model);
    difference = compare(index + 1, { recorded, model });
  }
  return {
    scenario,
    /** The moment of the opening. */
    start,
    /** The replayed steps up to the first difference, with waits between them. */
    path,
    /** What the model did at the opening and each step, up to the first difference. */
    happened,
    difference,
    /** When the tape was recorded, in ISO 8601. */
    recordedAt: tape.recordedAt,
    /** The recorded steps from the first difference on, and the length of `path` before it. */
    recorded: difference && { from, steps: recordedSteps(tape, nameOf, agreed) },
  };
}
