import type { AnyStateMachine } from 'xstate';
import { matches } from './guard-results.ts';

/** Returns a test for event types that some state of a machine knows. */
export function knowsEvent(machine: AnyStateMachine): (type: string) => boolean {
  return (type) => machine.events.some((descriptor) => matches(type, descriptor));
}
