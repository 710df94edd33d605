import type { AnyMachineSnapshot } from 'xstate';
import type { LabMachine } from '#statelab/config.ts';
import type { Step } from '#statelab/scenario.ts';
import { stateName } from '#statelab/machine/states.ts';
import { drive } from '#statelab/explore/drive.ts';
import { stepName } from '#statelab/explore/step-name.ts';
import { recordDriver } from '#statelab/tape/record-path.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import type { ListedStep } from './step-list.tsx';
import type { Timer } from '#statelab/explore/timers.ts';

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

/** How many moves succeed before the first failure. */
export function countPossible({ scenario }: LabMachine, moves: readonly Step[]): number {
  const driver = drive(scenario);
  const failing = moves.findIndex((move) => {
    try {
      driver.perform(move);
      return false;
    } catch {
      return true;
    }
  });
  return failing === -1 ? moves.length : failing;
}

/** Runs moves from the start. Effects and timers wait for moves. Throws if the machine throws. */
export function simulate({ scenario, path }: LabMachine, moves: readonly Step[]): Simulation {
  const circumstances = { path: path ?? '', recordedAt: '', masked: false };
  const { driver, tape } = recordDriver(scenario, circumstances);
  const passages = moves.map(driver.perform);
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
