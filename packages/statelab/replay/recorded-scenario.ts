import { Actor } from 'xstate';
import type { Outcome, Scenario } from '#statelab/scenario.ts';
import { isSame, plain, revive } from '#statelab/machine/plain.ts';
import type { Tape, TapeStep } from '#statelab/tape/tape.ts';

export type RecordedOutcome = Extract<TapeStep, { kind: 'outcome' }>;

const hasFailed = ({ event }: RecordedOutcome): boolean => event.type.startsWith('xstate.error.');

const resultOf = (step: RecordedOutcome): unknown =>
  hasFailed(step) ? step.event['error'] : (step.event['output'] ?? null);

/** True for the recorded error itself. */
const isThisError = (outcome: Outcome<unknown>, step: RecordedOutcome): boolean =>
  'error' in outcome && hasFailed(step) && isSame(plain(outcome.error), resultOf(step));

/** True for the recorded output, or for any error if one was recorded. */
const isRecorded = (outcome: Outcome<unknown>, step: RecordedOutcome): boolean =>
  'output' in outcome
    ? !hasFailed(step) && isSame(plain(outcome.output), resultOf(step))
    : hasFailed(step);

function outcomeOf(step: RecordedOutcome, name: string): Outcome<unknown> {
  const result = revive(resultOf(step));
  if (!hasFailed(step)) return { name, output: result };
  return { name, error: result instanceof Error ? result : new Error(String(result)) };
}

/** A tape's input. Tapes cannot contain actors: those come from the scenario's own input. */
function inputOf(own: unknown, recorded: unknown): unknown {
  const input = revive(recorded);
  if (typeof own !== 'object' || typeof input !== 'object') return input;
  const actors = Object.entries(own ?? {}).filter(([, value]) => value instanceof Actor);
  return { ...input, ...Object.fromEntries(actors) };
}

/** Adds a tape's outcomes and input to a scenario. */
export function recordedScenario(scenario: Scenario, { input, steps }: Tape) {
  const known: Readonly<Record<string, readonly Outcome<unknown>[]>> = scenario.outcomes;
  const all = new Map(Object.entries(known));
  const find = (step: RecordedOutcome) => {
    const outcomes = all.get(step.actor);
    return (
      outcomes?.find((outcome) => isThisError(outcome, step)) ??
      outcomes?.find((outcome) => isRecorded(outcome, step))
    );
  };
  for (const [index, step] of steps.entries()) {
    if (step.kind !== 'outcome' || find(step) !== undefined) continue;
    const outcomes = all.get(step.actor);
    if (outcomes === undefined) continue;
    all.set(step.actor, [...outcomes, outcomeOf(step, `as in step ${index + 1}`)]);
  }
  const extended: Scenario = {
    ...scenario,
    outcomes: Object.fromEntries(all),
    ...(input !== undefined && { input: inputOf(scenario.input, input) }),
  };
  return {
    scenario: extended,
    /** The name of a step's outcome; undefined for an unknown effect. */
    nameOf: (step: RecordedOutcome): string | undefined => find(step)?.name,
  };
}
