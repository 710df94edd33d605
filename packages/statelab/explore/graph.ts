import type { Edge, Exploration } from './explore.ts';

/** The items that can be reached from some, with those themselves. */
export function closure<Item>(
  starts: Iterable<Item>,
  next: (item: Item) => Iterable<Item>,
): ReadonlySet<Item> {
  const reached = new Set(starts);
  // A Set also iterates over what is added meanwhile.
  for (const item of reached) for (const to of next(item)) reached.add(to);
  return reached;
}

export type Graph = ReturnType<typeof graphOf>;

/** The moments that a path can be at, and the steps on from each. */
export function graphOf({ moments, edges }: Exploration) {
  const from = new Map<string, Edge[]>();
  for (const edge of edges) {
    const known = from.get(edge.from) ?? [];
    from.set(edge.from, known);
    known.push(edge);
  }
  const edgesFrom = (moment: string): readonly Edge[] => from.get(moment) ?? [];
  const next = (moment: string) => edgesFrom(moment).map(({ to }) => to);
  const reached = new Map<string, ReadonlySet<string>>();
  return {
    start: moments.keys().next().value ?? '',
    has: (moment: string): boolean => moments.has(moment),
    edgesFrom,
    /** A moment, and all that can be reached from it. */
    momentsFrom: (moment: string): ReadonlySet<string> => {
      const known = reached.get(moment) ?? closure([moment], next);
      reached.set(moment, known);
      return known;
    },
  };
}

/** Every edge that can be taken from the start. */
export const edgesOf = ({ edgesFrom, momentsFrom, start }: Graph): readonly Edge[] =>
  [...momentsFrom(start)].flatMap(edgesFrom);
