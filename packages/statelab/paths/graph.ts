import type { Edge, Exploration } from '#statelab/explore/explore.ts';

/** The moments that a path can be at, and the steps on from each. */
export interface Graph {
  readonly start: string;
  readonly has: (moment: string) => boolean;
  readonly edgesFrom: (moment: string) => readonly Edge[];
  /** A moment, and all that can be reached from it. */
  readonly momentsFrom: (moment: string) => ReadonlySet<string>;
}

/** All moments that can be reached from these, and these. */
export function closure(
  starts: Iterable<string>,
  edgesFrom: Graph['edgesFrom'],
): ReadonlySet<string> {
  const reached = new Set(starts);
  // A Set also iterates over what is added meanwhile.
  for (const moment of reached) for (const { to } of edgesFrom(moment)) reached.add(to);
  return reached;
}

export function graphOf({ moments, edges }: Exploration): Graph {
  const from = new Map<string, Edge[]>();
  for (const edge of edges) {
    const known = from.get(edge.from);
    if (known === undefined) from.set(edge.from, [edge]);
    else known.push(edge);
  }
  const edgesFrom = (moment: string): readonly Edge[] => from.get(moment) ?? [];
  const reached = new Map<string, ReadonlySet<string>>();
  return {
    start: moments.keys().next().value ?? '',
    has: (moment) => moments.has(moment),
    edgesFrom,
    momentsFrom: (moment) => {
      const known = reached.get(moment) ?? closure([moment], edgesFrom);
      reached.set(moment, known);
      return known;
    },
  };
}

/** Every edge that can be taken from the start. */
export const edgesOf = ({ edgesFrom, momentsFrom, start }: Graph): readonly Edge[] =>
  [...momentsFrom(start)].flatMap(edgesFrom);
