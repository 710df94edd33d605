import type { AnyStateMachine } from 'xstate';
import type { StepResult, Scenario } from '#statelab/scenario.ts';

/** The names of the scenario's invariants that a step broke. */
export const brokenBy = <Machine extends AnyStateMachine>(
  { invariants }: Scenario<Machine>,
  result: StepResult<Machine>,
): readonly string[] =>
  Object.entries(invariants).flatMap(([name, holds]) => (holds(result) ? [] : [name]));
