import type { Step } from '#statelab/scenario.ts';
import { stateName } from '#statelab/machine/states.ts';
import { eventOf } from '#statelab/tape/event-of.ts';
import type { Cause, Tape, TapeStep } from '#statelab/tape/tape.ts';
import type { RecordedOutcome } from './recorded-scenario.ts';

export interface RecordedStep {
  readonly step: Step;
  /** The step's number in the tape, from 1; undefined for a wait between steps. */
  readonly number: number | undefined;
  readonly cause: Cause | undefined;
  /** The name of the state after it. */
  readonly state: string;
}

/** The steps of a tape after this number of steps, with waits between them. */
export function recordedSteps(
  { opening, steps }: Tape,
  nameOf: (step: RecordedOutcome) => string | undefined,
  after: number,
): readonly RecordedStep[] {
  const stepOf = (recorded: Exclude<TapeStep, { kind: 'wait' }>): Step =>
    recorded.kind === 'event'
      ? { kind: 'event', event: eventOf(recorded) }
      : { kind: 'outcome', actor: recorded.actor, outcome: nameOf(recorded) ?? '' };
  return steps.slice(after).flatMap((recorded, index): readonly RecordedStep[] => {
    const before = steps[after + index - 1];
    const ms = Math.round(recorded.at - (before?.at ?? 0));
    const wait = { step: { kind: 'wait', ms }, cause: undefined } as const;
    const about = { number: after + index + 1, state: stateName({ value: recorded.state }) };
    if (recorded.kind === 'wait') return [{ ...wait, ...about }];
    const waited = { number: undefined, state: stateName({ value: (before ?? opening).state }) };
    const cause = recorded.kind === 'event' ? recorded.cause : undefined;
    return [
      ...(ms < 1 ? [] : [{ ...wait, ...waited }]),
      { step: stepOf(recorded), cause, ...about },
    ];
  });
}
