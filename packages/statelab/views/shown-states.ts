import type { AnyStateMachine, StateValue } from 'xstate';
import { activeStates } from '#statelab/machine/states.ts';

/** The ids of the states of a value on a tape; none for one that the machine does not have. */
export function shownStates(machine: AnyStateMachine, value: StateValue): readonly string[] {
  try {
    return activeStates(machine.resolveState({ value, context: {} }));
  } catch {
    return [];
  }
}
