import { editType } from '#statelab/paths/editable.ts';
import type { AnyStateMachine } from 'xstate';

/** Returns a test for event types that some state of a machine knows. Edits by hand count as known. */
export function knowsEvent(machine: AnyStateMachine): (type: string) => boolean {
  const known = new Set<string>([...machine.events, editType]);
  return (type) =>
    known.has(type) ||
    [...known].some((name) => name.endsWith('.*') && `${type}.`.startsWith(name.slice(0, -1)));
}
