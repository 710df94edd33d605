import type { AnyStateMachine } from 'xstate';
import { coverageOf, type Coverage } from '#src/lab/tape/coverage.ts';
import type { Tape } from '#src/lab/tape/tape.ts';

/** So many visits of a machine are kept: what is older is forgotten. */
const mostKept = 50;

/** A visit that has ended; called, it gives what it used of its machine. */
export type KeptVisit = () => Coverage;

const visits = new Map<string, readonly KeptVisit[]>();
const listeners = new Set<() => void>();
const none: readonly KeptVisit[] = [];

/** Keeps a visit that has ended for as long as the lab is open. `machine` is the one it ran on. */
export function keepVisit(machine: AnyStateMachine, tape: Tape): void {
  let counted: Coverage | undefined;
  const count = () => (counted ??= coverageOf(machine, [tape]));
  visits.set(tape.machine, [...visitsOf(tape.machine), count].slice(-mostKept));
  for (const tell of listeners) tell();
}

/** The kept visits of a machine, oldest first; the same list until another visit is kept. */
export const visitsOf = (machine: string): readonly KeptVisit[] => visits.get(machine) ?? none;

/** Calls back whenever a visit is kept; gives what ends that. */
export function onVisit(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
