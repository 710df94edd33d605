import type { AnyStateMachine } from 'xstate';
import type { Scenario, Step } from '#statelab/scenario.ts';
import type { Received } from '#statelab/explore/step.ts';
import { drive, type Driver } from '#statelab/explore/drive.ts';
import { createTape, type GrowingTape } from './tape-of.ts';
import type { Tape } from './tape.ts';

/** Where on the site a machine runs, when, and whether its tape is masked. */
type Circumstances = Pick<Tape, 'path' | 'recordedAt' | 'masked'>;

/** Starts a scenario's machine and records the steps of its driver. */
export function recordDriver<Machine extends AnyStateMachine>(
  scenario: Scenario<Machine>,
  { path, recordedAt, masked }: Circumstances,
): { readonly driver: Driver<Machine>; readonly tape: GrowingTape } {
  const steps: Received[] = [];
  const driver = drive(scenario, ({ received }) => steps.push(...received));
  const [opening] = steps.splice(0, 1);
  if (opening === undefined) throw new Error(`The machine '${scenario.machine.id}' did not start.`);
  const session = {
    actor: opening.source,
    opening,
    steps,
    startedAt: 0,
    recordedAt,
    path,
    input: scenario.input,
  };
  return { driver, tape: createTape(session, masked) };
}

/** Records a path as a tape. Throws if a step cannot happen. */
export function recordPath<Machine extends AnyStateMachine>(
  scenario: Scenario<Machine>,
  steps: readonly Step<Machine>[],
  circumstances: Circumstances,
): Tape {
  const { driver, tape } = recordDriver(scenario, circumstances);
  for (const step of steps) driver.perform(step);
  return tape();
}
