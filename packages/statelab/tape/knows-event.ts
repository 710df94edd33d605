import { editType } from '#statelab/paths/editable.ts';
import type { AnyStateMachine } from 'xstate';

/** Tells the events that a machine knows in some state, and edits by hand, from others. */
export function knowsEvent(machine: AnyStateMachine): (type: string) => boolean {
  const known = new Set<string>([...machine.events, editType]);
  return (type) =>
    known.has(type) ||
    [...known].some((name) => name.endsWith('.*') && `${type}.`.startsWith(name.slice(0, -1)));
}
