import type { ChartModel } from '#lab/chart/model.ts';
import type { Coverage } from '#lab/tape/coverage.ts';

/** How often each part of a machine as it is now was used; what is not in it any more is left out. */
export interface Counted {
  readonly states: readonly { readonly name: string; readonly times: number }[];
  readonly transitions: readonly { readonly name: string; readonly times: number }[];
  readonly guards: readonly {
    readonly name: string;
    readonly passed: number;
    readonly refused: number;
  }[];
}

const total = (numbers: readonly (number | undefined)[]): number =>
  numbers.reduce<number>((sum, number = 0) => sum + number, 0);

/** Adds up what several sources counted of a machine. */
export function addUp({ states, transitions }: ChartModel, counts: readonly Coverage[]): Counted {
  const guards = new Set(transitions.flatMap(({ guard }) => guard ?? []));
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
  };
}

/** How often by the name of the state or transition, as a chart's heat takes it. */
export const heatOf = ({ states, transitions }: Counted): Readonly<Record<string, number>> =>
  Object.fromEntries([...states, ...transitions].map(({ name, times }) => [name, times]));

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
