import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { LabMachine } from '#statelab/config.ts';
import type { Outcome, Scenario, Step } from '#statelab/scenario.ts';
import { stateName } from '#statelab/machine/states.ts';
import { outcomesOf } from '#statelab/explore/effects.ts';
import { drive } from '#statelab/explore/drive.ts';
import { stepName } from '#statelab/explore/step-name.ts';
import { recordDriver } from '#statelab/tape/record-path.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import type { ListedStep } from './step-list.tsx';
import type { Timer } from '#statelab/explore/timers.ts';

export type Move =
  | { readonly kind: 'event'; readonly event: AnyEventObject }
  | { readonly kind: 'wait'; readonly ms: number }
  /** A running effect ends, in an outcome of the scenario or a custom one. */
  | { readonly kind: 'outcome'; readonly actor: string; readonly outcome: Outcome<unknown> };

export interface Simulation {
  readonly snapshot: AnyMachineSnapshot;
  /** The names of the transitions that the last move took. */
  readonly transitions: readonly string[];
  /** The effects that the last move started, and the events it sent. */
  readonly asked: readonly { readonly actor: string; readonly what: unknown }[];
  readonly made: readonly ListedStep[];
  /** Milliseconds since the start. */
  readonly now: number;
  readonly timers: readonly Timer[];
  /** Milliseconds until the next timer; null without one. */
  readonly dueIn: number | null;
  /** The running effects, with the names of their outcomes. */
  readonly effects: readonly { readonly actor: string; readonly outcomes: readonly string[] }[];
  /** The recorded moves, not dated yet. */
  readonly tape: Tape;
}

const stepOf = (move: Move): Step =>
  move.kind === 'outcome' ? { ...move, outcome: move.outcome.name } : move;

export const knownOutcome = (
  { outcomes }: LabMachine['scenario'],
  actor: string,
  name: string,
): Outcome<unknown> | undefined =>
  outcomesOf<readonly Outcome<unknown>[]>(outcomes, actor)?.[1].find(
    (outcome) => outcome.name === name,
  );

function scenarioOf(scenario: LabMachine['scenario'], moves: readonly Move[]) {
  const known: Readonly<Record<string, readonly Outcome<unknown>[]>> = scenario.outcomes;
  const outcomes = { ...known };
  for (const move of moves) {
    if (move.kind !== 'outcome') continue;
    const { outcome } = move;
    const [actor, own] = outcomesOf(outcomes, move.actor) ?? [move.actor, []];
    if (own.every(({ name }) => name !== outcome.name)) outcomes[actor] = [...own, outcome];
  }
  const extended: Scenario = { ...scenario, outcomes };
  return extended;
}

/** How many moves succeed before the first failure. */
export function countPossible({ scenario }: LabMachine, moves: readonly Move[]): number {
  const driver = drive(scenarioOf(scenario, moves));
  const failing = moves.findIndex((move) => {
    try {
      driver.perform(stepOf(move));
      return false;
    } catch {
      return true;
    }
  });
  return failing === -1 ? moves.length : failing;
}

/** Runs moves from the start. Effects and timers wait for moves. Throws if the machine throws. */
export function simulate({ scenario, path }: LabMachine, moves: readonly Move[]): Simulation {
  const circumstances = { path: path ?? '', recordedAt: '', masked: false };
  const { driver, tape } = recordDriver(scenarioOf(scenario, moves), circumstances);
  const passages = moves.map((move) => driver.perform(stepOf(move)));
  const { snapshot, transitions, now, timers, started, sentEvents } = driver.moment();
  const steps = driver.steps();
  const running = steps.filter((step) => step.kind === 'outcome');
  return {
    snapshot,
    transitions,
    asked: [
      ...started.map(({ actor, input }) => ({ actor, what: input })),
      ...sentEvents.map(({ actor, event }) => ({ actor, what: event })),
    ],
    made: passages.map(({ step, after }) => ({ name: stepName(step), state: stateName(after) })),
    now,
    timers,
    dueIn: steps.find((step) => step.kind === 'wait')?.ms ?? null,
    effects: [...new Set(running.map(({ actor }) => actor))].map((actor) => ({
      actor,
      outcomes: running.flatMap((step) => (step.actor === actor ? [step.outcome] : [])),
    })),
    tape: tape(),
  };
}
