import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';
import type { Scenario, Step, StepResult } from '#statelab/scenario.ts';
import { createStep, resultOf, type Moment } from './step.ts';

/** A machine that goes from moment to moment, with its time and effects controlled. */
export interface Driver<Machine extends AnyStateMachine = AnyStateMachine> {
  readonly moment: () => Moment;
  readonly snapshot: () => SnapshotFrom<Machine>;
  readonly key: () => string;
  readonly steps: () => readonly Step<Machine>[];
  /** Performs a step. Throws if it cannot happen, or if the machine throws. */
  readonly perform: (step: Step<Machine>) => StepResult<Machine>;
  readonly send: (event: EventFromLogic<Machine>) => StepResult<Machine>;
  readonly wait: (ms: number) => StepResult<Machine>;
  readonly settle: (actor: string, outcome: string) => StepResult<Machine>;
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
  function perform(step: Step): StepResult {
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
