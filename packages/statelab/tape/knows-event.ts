import { editType } from '#statelab/explore/editable.ts';
import type { AnyStateMachine } from 'xstate';
import { matches } from './guard-results.ts';

/** Returns a test for event types that some state of a machine knows. Edits by hand count as known. */
export function knowsEvent(machine: AnyStateMachine): (type: string) => boolean {
  const known = [...machine.events, editType];
  return (type) => known.some((descriptor) => matches(type, descriptor));
}
