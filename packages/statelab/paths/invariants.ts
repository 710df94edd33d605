import type { AnyStateMachine } from 'xstate';
import type { Passage, Scenario } from '#statelab/scenario.ts';

/** The names of the scenario's invariants that a step broke. */
export const brokenBy = <Machine extends AnyStateMachine>(
  { invariants }: Scenario<Machine>,
  passage: Passage<Machine>,
): readonly string[] =>
  Object.entries(invariants).flatMap(([name, holds]) => (holds(passage) ? [] : [name]));
