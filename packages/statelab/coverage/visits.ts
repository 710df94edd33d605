import type { AnyStateMachine } from 'xstate';
import { coverageOf, type Coverage } from '#statelab/tape/coverage.ts';
import type { Tape } from '#statelab/tape/tape.ts';

/** So many visits of a machine are kept: what is older is forgotten. */
const mostKept = 50;

/** A visit that has ended; called, it gives what it used of its machine. */
export type KeptVisit = () => Coverage;

const visits = new Map<string, readonly KeptVisit[]>();
const listeners = new Set<() => void>();
const none: readonly KeptVisit[] = [];

/** The visit that is under way. */
let watched: { readonly machine: AnyStateMachine; readonly tape: () => Tape } | undefined;

/** Counts a visit as long as it is under way, up to wherever it has come. */
export function watchVisit(machine: AnyStateMachine, tape: () => Tape): void {
  watched = { machine, tape };
}

/** Keeps a visit that has ended for as long as the lab is open. `machine` is the one it ran on. */
export function keepVisit(machine: AnyStateMachine, tape: Tape): void {
  let counted: Coverage | undefined;
  const count = () => (counted ??= coverageOf(machine, [tape]));
  watched = undefined;
  visits.set(tape.machine, [...endedVisits(tape.machine), count].slice(-mostKept));
  for (const tell of listeners) tell();
}

const endedVisits = (machine: string): readonly KeptVisit[] => visits.get(machine) ?? none;

/** The kept visits of a machine, oldest first, and the one that is under way. */
export function visitsOf(machine: string): readonly KeptVisit[] {
  if (watched?.machine.id !== machine) return endedVisits(machine);
  const { tape, machine: watchedMachine } = watched;
  // One that is under way has ended nowhere yet.
  const underWay = () => ({ ...coverageOf(watchedMachine, [tape()]), visits: undefined });
  return [...endedVisits(machine), underWay];
}

/** Calls back whenever a visit is kept; gives what ends that. */
export function onVisit(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
