import type { ChartModel } from '#statelab/chart/model.ts';
import type { Coverage } from '#statelab/tape/coverage.ts';

/** How often something happened, by the name of a state or a transition. */
export interface Times {
  readonly name: string;
  readonly times: number;
}

/** How often each part of a machine as it is now was used; what is not in it any more is left out. */
export interface Counted {
  readonly states: readonly Times[];
  readonly transitions: readonly Times[];
  readonly guards: readonly {
    readonly name: string;
    readonly passed: number;
    readonly refused: number;
  }[];
  /** How many visits there were, as far as visits were counted. */
  readonly visits: number;
  /** How many of them were recorded on another shape of the machine. */
  readonly otherShape: number;
  /** How many ended in each state, by its name in one word: where most did comes first. */
  readonly ends: readonly Times[];
}

/** What happened most first; what happened as often stays in its order. */
export const mostFirst = (parts: readonly Times[]): readonly Times[] =>
  parts.toSorted((a, b) => b.times - a.times);

const total = (numbers: readonly (number | undefined)[]): number =>
  numbers.reduce<number>((sum, number = 0) => sum + number, 0);

/** Adds up what several sources counted of a machine. */
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

/** The transitions that were never taken, by name. */
export const neverTaken = ({ transitions }: Counted): readonly string[] =>
  transitions.flatMap(({ name, times }) => (times === 0 ? [name] : []));

/** How many parts of each kind there are, and how many of them were used; of a guard, both ways. */
export function shareOf({ states, transitions, guards }: Counted) {
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
