import type { AnyStateMachine } from 'xstate';
import { coverageOf, type Coverage } from '#statelab/tape/coverage.ts';
import type { Tape } from '#statelab/tape/tape.ts';

const mostKept = 50;

/** Counts a visit on demand. */
export type KeptVisit = () => Coverage;

const visits = new Map<string, readonly KeptVisit[]>();
const listeners = new Set<() => void>();
const none: readonly KeptVisit[] = [];

let watched: { readonly machine: AnyStateMachine; readonly tape: () => Tape } | undefined;

/** Counts the current visit, as far as it is. */
export function watchVisit(machine: AnyStateMachine, tape: () => Tape): void {
  watched = { machine, tape };
}

/** Keeps an ended visit while the lab is open. `machine` is the one it ran on. */
export function keepVisit(machine: AnyStateMachine, tape: Tape): void {
  let counted: Coverage | undefined;
  const count = () => (counted ??= coverageOf(machine, [tape]));
  watched = undefined;
  visits.set(tape.machine, [...endedVisits(tape.machine), count].slice(-mostKept));
  for (const tell of listeners) tell();
}

const endedVisits = (machine: string): readonly KeptVisit[] => visits.get(machine) ?? none;

/** The visits of a machine, oldest first, with the current one. */
export function visitsOf(machine: string): readonly KeptVisit[] {
  if (watched?.machine.id !== machine) return endedVisits(machine);
  const { tape, machine: watchedMachine } = watched;
  // The current visit has not ended yet.
  const underWay = () => ({ ...coverageOf(watchedMachine, [tape()]), visits: undefined });
  return [...endedVisits(machine), underWay];
}

/** Calls a listener for each kept visit. Returns the unsubscribe function. */
export function onVisit(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
