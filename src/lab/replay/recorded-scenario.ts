import { Actor, type AnyStateMachine } from 'xstate';
import type { Outcome, Scenario } from '#machines/scenario.ts';
import { isSame, plain, revive } from '#src/lab/tape/plain.ts';
import type { Tape, TapeStep } from '#src/lab/tape/tape.ts';

type Outcomes = Record<string, readonly Outcome<unknown>[]>;
type RecordedOutcome = Extract<TapeStep, { kind: 'outcome' }>;

export interface RecordedScenario {
  /** The scenario, with those outcomes of the tape that it doesn't know. */
  readonly scenario: Scenario<AnyStateMachine>;
  /** The outcomes that were added, by effect. */
  readonly added: Readonly<Outcomes>;
  /** The name of the outcome that a step of the tape recorded. */
  readonly nameOf: (step: RecordedOutcome) => string;
}

const hasFailed = ({ event }: RecordedOutcome): boolean => event.type.startsWith('xstate.error.');

const resultOf = (step: RecordedOutcome): unknown =>
  hasFailed(step) ? step.event['error'] : (step.event['output'] ?? null);

/** True if an outcome is what was recorded. Errors are alike: no machine tells them apart. */
const isRecorded = (outcome: Outcome<unknown>, step: RecordedOutcome): boolean =>
  'output' in outcome
    ? !hasFailed(step) && isSame(plain(outcome.output), resultOf(step))
    : hasFailed(step);

function outcomeOf(step: RecordedOutcome, name: string): Outcome<unknown> {
  const result = revive(resultOf(step));
  if (!hasFailed(step)) return { name, output: result };
  return { name, error: result instanceof Error ? result : new Error(String(result)) };
}

/** The input that a tape's machine had. A tape can't hold an actor, so the scenario's own takes its place. */
function inputOf(own: unknown, recorded: unknown): unknown {
  const input = revive(recorded);
  if (typeof own !== 'object' || typeof input !== 'object') return input;
  const actors = Object.entries(own ?? {}).filter(([, value]) => value instanceof Actor);
  return { ...input, ...Object.fromEntries(actors) };
}

/**
 * Makes a scenario in which everything that a tape recorded of a machine's effects can happen, and
 * whose machine starts with the input that it had.
 */
export function recordedScenario(
  scenario: Scenario<AnyStateMachine>,
  { input, steps }: Tape,
): RecordedScenario {
  const known: Readonly<Outcomes> = scenario.outcomes;
  const added: Outcomes = {};
  const find = (step: RecordedOutcome) =>
    [...(known[step.actor] ?? []), ...(added[step.actor] ?? [])].find((outcome) =>
      isRecorded(outcome, step),
    );
  for (const [index, step] of steps.entries()) {
    if (step.kind !== 'outcome' || find(step) !== undefined) continue;
    const outcome = outcomeOf(step, `as in step ${index + 1}`);
    added[step.actor] = [...(added[step.actor] ?? []), outcome];
  }
  const outcomes = Object.fromEntries(
    [...new Set([...Object.keys(known), ...Object.keys(added)])].map((actor) => [
      actor,
      [...(known[actor] ?? []), ...(added[actor] ?? [])],
    ]),
  );
  return {
    scenario: {
      ...scenario,
      outcomes,
      ...(input !== undefined && { input: inputOf(scenario.input, input) }),
    },
    added,
    nameOf: (step) => find(step)?.name ?? '',
  };
}
