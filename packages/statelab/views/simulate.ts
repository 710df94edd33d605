import type { LabMachine } from '#statelab/config.ts';
import type { Step } from '#statelab/scenario.ts';
import { stateName } from '#statelab/machine/states.ts';
import { drive } from '#statelab/explore/drive.ts';
import { stepName } from '#statelab/explore/step-name.ts';
import { recordDriver } from '#statelab/tape/record-path.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import type { ListedStep } from './step-list.tsx';
import type { Moment } from '#statelab/explore/step.ts';

export interface Simulation extends Pick<
  Moment,
  'snapshot' | 'transitions' | 'now' | 'timers' | 'started' | 'sentEvents'
> {
  readonly made: readonly ListedStep[];
  /** What can happen now. */
  readonly steps: readonly Step[];
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
  return {
    ...driver.moment(),
    made: passages.map(({ step, after }) => ({ name: stepName(step), state: stateName(after) })),
    steps: driver.steps(),
    tape: tape(),
  };
}
