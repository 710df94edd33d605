import type { AnyStateMachine } from 'xstate';
import { hasChanged } from '#statelab/machine/fingerprint.ts';
import type { ChartModel } from '#statelab/machine/extract.ts';
import { activeStates, stateName } from '#statelab/machine/states.ts';
import { foldTape } from '#statelab/tape/fold.ts';
import type { Tape } from '#statelab/tape/tape.ts';

export type Visit = ReturnType<typeof visitOf>;

/** The states and transitions of today's machine that a tape takes. Throws if the machine throws. */
export function visitOf(machine: AnyStateMachine, tape: Tape) {
  const fold = foldTape(machine, tape);
  const moments = [...tape.steps.keys(), tape.steps.length].map((step) => fold.at(step));
  const broken = fold.breakdown();
  if (broken !== undefined) throw new Error(`At step ${broken.step}: ${broken.reason}`);
  return {
    /** The ids of the states that each step was in, once a step. */
    states: moments.flatMap(({ snapshot, microsteps }) => {
      const snapshots = [...microsteps.map((microstep) => microstep.snapshot), snapshot];
      return [...new Set(snapshots.flatMap(activeStates))];
    }),
    transitions: moments.flatMap(({ transitions }) => transitions),
    /** The name of the state in which it ended. */
    end: stateName(fold.at(tape.steps.length).snapshot) || machine.id,
    /** True if it was recorded on another shape of the machine. */
    isOtherShape: hasChanged(machine, tape),
  };
}

/** How often a state or a transition was used. */
export interface Times {
  readonly name: string;
  readonly times: number;
}

export const mostFirst = (parts: readonly Times[]): readonly Times[] =>
  parts.toSorted((a, b) => b.times - a.times);

function count(names: readonly string[], used: readonly string[]): readonly Times[] {
  const times = new Map(names.map((name) => [name, 0]));
  for (const name of used) {
    const before = times.get(name);
    if (before !== undefined) times.set(name, before + 1);
  }
  return [...times].map(([name, number]) => ({ name, times: number }));
}

export type Counted = ReturnType<typeof addUp>;

/** How often visits used each part of today's machine. */
export function addUp({ states, transitions }: ChartModel, visits: readonly Visit[]) {
  const ends = visits.map(({ end }) => end);
  return {
    states: count(
      states.map(({ id }) => id),
      visits.flatMap((visit) => visit.states),
    ),
    transitions: count(
      transitions.map(({ name }) => name),
      visits.flatMap((visit) => visit.transitions),
    ),
    visits: visits.length,
    /** Visits on another shape of the machine. */
    otherShape: visits.filter(({ isOtherShape }) => isOtherShape).length,
    /** How many visits ended in each state, most first. */
    ends: mostFirst(count([...new Set(ends)].toSorted(), ends)),
  };
}

export const neverTaken = ({ transitions }: Counted): readonly string[] =>
  transitions.flatMap(({ name, times }) => (times === 0 ? [name] : []));

/** How many parts were used, and how many there are. */
export const usedOf = (parts: readonly Times[]): readonly [used: number, all: number] => [
  parts.filter(({ times }) => times > 0).length,
  parts.length,
];

/** How often each state and transition was used, for a chart. */
export const timesByName = ({ states, transitions }: Counted): Readonly<Record<string, number>> =>
  Object.fromEntries([...states, ...transitions].map(({ name, times }) => [name, times]));
