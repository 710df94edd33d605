import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';
import type { Scenario, Step } from '#statelab/scenario.ts';
import { createStep, resultOf, type Moment, type Taken } from './step.ts';

/** A machine that goes from moment to moment, with its time and effects controlled. */
export interface Driver<Machine extends AnyStateMachine = AnyStateMachine> {
  readonly moment: () => Moment;
  readonly snapshot: () => SnapshotFrom<Machine>;
  readonly key: () => string;
  readonly steps: () => readonly Step<Machine>[];
  /** Performs a step. Throws if it cannot happen, or if the machine throws. */
  readonly perform: (step: Step<Machine>) => Taken<Machine>;
  readonly send: (event: EventFromLogic<Machine>) => Taken<Machine>;
  readonly wait: (ms: number) => Taken<Machine>;
  readonly settle: (actor: string, outcome: string) => Taken<Machine>;
}

/** Starts a scenario's machine. `watch` gets each moment. */
export function drive<Machine extends AnyStateMachine>(
  scenario: Scenario<Machine>,
  watch?: (moment: Moment) => void,
): Driver<Machine>;
export function drive(scenario: Scenario, watch = (_: Moment): void => {}): Driver {
  const { start, step: stepOn, stepsAt, keyOf } = createStep(scenario);
  let moment = start();
  watch(moment);
  function perform(step: Step): Taken {
    const before = moment;
    moment = stepOn(before, step);
    watch(moment);
    return resultOf(before, step, moment);
  }
  return {
    moment: () => moment,
    snapshot: () => moment.snapshot,
    key: () => keyOf(moment),
    steps: () => stepsAt(moment),
    perform,
    send: (event) => perform({ kind: 'event', event }),
    wait: (ms) => perform({ kind: 'wait', ms }),
    settle: (actor, outcome) => perform({ kind: 'outcome', actor, outcome }),
  };
}
