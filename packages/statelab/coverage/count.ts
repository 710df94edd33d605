import type { ChartModel } from '#statelab/machine/model.ts';
import type { Coverage } from '#statelab/tape/coverage.ts';

/** How often a state or a transition was used. */
export interface Times {
  readonly name: string;
  readonly times: number;
}

/** How often each part of today's machine was used. */
export interface Counted {
  readonly states: readonly Times[];
  readonly transitions: readonly Times[];
  readonly guards: readonly {
    readonly name: string;
    readonly passed: number;
    readonly refused: number;
  }[];
  readonly visits: number;
  /** Visits on another shape of the machine. */
  readonly otherShape: number;
  /** How many visits ended in each state, most first. */
  readonly ends: readonly Times[];
}

export const mostFirst = (parts: readonly Times[]): readonly Times[] =>
  parts.toSorted((a, b) => b.times - a.times);

const total = (numbers: readonly (number | undefined)[]): number =>
  numbers.reduce<number>((sum, number = 0) => sum + number, 0);

export function addUp({ states, transitions }: ChartModel, counts: readonly Coverage[]): Counted {
  const guards = new Set(transitions.flatMap(({ guard }) => guard ?? []));
  const visits = counts.flatMap((count) => count.visits ?? []);
  const endStates = new Set(visits.flatMap(({ ends }) => Object.keys(ends)));
  const ends = [...endStates].toSorted().map((name) => ({
    name,
    times: total(visits.map((visit) => visit.ends[name])),
  }));
  return {
    states: states.map(({ id }) => ({
      name: id,
      times: total(counts.map((count) => count.states[id])),
    })),
    transitions: transitions.map(({ name }) => ({
      name,
      times: total(counts.map((count) => count.transitions[name])),
    })),
    guards: [...guards].map((name) => ({
      name,
      passed: total(counts.map((count) => count.guards[name]?.passed)),
      refused: total(counts.map((count) => count.guards[name]?.refused)),
    })),
    visits: total(ends.map(({ times }) => times)),
    otherShape: total(visits.map((visit) => visit.otherShape)),
    ends: mostFirst(ends),
  };
}

export const neverTaken = ({ transitions }: Counted): readonly string[] =>
  transitions.flatMap(({ name, times }) => (times === 0 ? [name] : []));

/** How many parts of each kind were used, and how many there are. A guard counts if it passed and failed. */
export function usedOf({ states, transitions, guards }: Counted) {
  const used = (parts: readonly { readonly times: number }[]) =>
    parts.filter(({ times }) => times > 0).length;
  return {
    states: [used(states), states.length],
    transitions: [used(transitions), transitions.length],
    guards: [
      guards.filter(({ passed, refused }) => passed > 0 && refused > 0).length,
      guards.length,
    ],
  } as const;
}

/** How often each state and transition was used, for a chart. */
export const timesByName = ({ states, transitions }: Counted): Readonly<Record<string, number>> =>
  Object.fromEntries([...states, ...transitions].map(({ name, times }) => [name, times]));
