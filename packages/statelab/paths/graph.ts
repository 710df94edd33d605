import type { Edge, Exploration } from './explore.ts';

/** One way to go on from a place, and what is new about taking it. */
export interface Arc {
  readonly edge: Edge;
  readonly to: string;
  /** What taking it covers: transitions, or pairs of them. */
  readonly covers: readonly string[];
}

/** The places a path can be at, each with its ways on, from one start. */
export interface Graph {
  readonly start: string;
  /** Where a path is that has come to a moment by a transition; undefined where nobody knows the moment. */
  readonly placeOf: (moment: string, last: string | null) => string | undefined;
  /** The moments that can be come to from a moment, and the moment itself. */
  readonly momentsFrom: (moment: string) => ReadonlySet<string>;
  readonly arcsFrom: (place: string) => readonly Arc[];
}

const noArcs: readonly never[] = [];

/** Everything that can be come to from these, and these themselves. */
function closure(
  starts: Iterable<string>,
  onFrom: (place: string) => readonly { readonly to: string }[],
): ReadonlySet<string> {
  const reached = new Set(starts);
  // A Set gives what is added while it is walked, too.
  for (const place of reached) for (const { to } of onFrom(place)) reached.add(to);
  return reached;
}

/** The edges of an exploration by the moment they leave. */
export function edgesByMoment({ edges }: Exploration) {
  const from = new Map<string, Edge[]>();
  for (const edge of edges) {
    const known = from.get(edge.from);
    if (known === undefined) from.set(edge.from, [edge]);
    else known.push(edge);
  }
  return from;
}

const firstMoment = ({ moments }: Exploration): string => moments.keys().next().value ?? '';

function createMomentsFrom(edges: ReadonlyMap<string, readonly Edge[]>): Graph['momentsFrom'] {
  const known = new Map<string, ReadonlySet<string>>();
  return (moment) => {
    const reached = known.get(moment) ?? closure([moment], (from) => edges.get(from) ?? noArcs);
    known.set(moment, reached);
    return reached;
  };
}

/** A graph whose places are the moments that an exploration found, and whose ways cover their transitions. */
export function transitionGraph(exploration: Exploration): Graph {
  const edges = edgesByMoment(exploration);
  const arcs = new Map(
    [...edges].map(([from, own]) => [
      from,
      own.map((edge) => ({ edge, to: edge.to, covers: edge.transitions })),
    ]),
  );
  return {
    start: firstMoment(exploration),
    placeOf: (moment) => (exploration.moments.has(moment) ? moment : undefined),
    momentsFrom: createMomentsFrom(edges),
    arcsFrom: (place) => arcs.get(place) ?? noArcs,
  };
}

/** How a pair is written: one transition, and the next that is taken. */
export const pairName = (first: string, second: string): string => `${first} → ${second}`;

/**
 * A graph whose ways cover pairs of transitions that follow each other. A place is a moment
 * together with the transition that led there.
 */
export function pairGraph(exploration: Exploration): Graph {
  const edges = edgesByMoment(exploration);
  const arcs = new Map<string, readonly Arc[]>();
  const lastOf = new Map<string, { readonly moment: string; readonly last: string | null }>();
  const placeOf = (moment: string, last: string | null): string => {
    const place = `${moment}\n${last ?? ''}`;
    lastOf.set(place, { moment, last });
    return place;
  };

  function arcsFrom(place: string): readonly Arc[] {
    const known = arcs.get(place);
    if (known !== undefined) return known;
    const { moment, last } = lastOf.get(place) ?? { moment: place, last: null };
    const found = (edges.get(moment) ?? []).map((edge): Arc => {
      const taken = last === null ? edge.transitions : [last, ...edge.transitions];
      const covers = taken.slice(1).map((name, index) => pairName(taken[index] ?? '', name));
      return { edge, to: placeOf(edge.to, edge.transitions.at(-1) ?? last), covers };
    });
    arcs.set(place, found);
    return found;
  }

  return {
    start: placeOf(firstMoment(exploration), null),
    placeOf: (moment, last) =>
      exploration.moments.has(moment) ? placeOf(moment, last) : undefined,
    momentsFrom: createMomentsFrom(edges),
    arcsFrom,
  };
}

/** Every place of a graph that can be come to from one of these, and these themselves. */
export const placesFrom = ({ arcsFrom }: Graph, places: Iterable<string>): ReadonlySet<string> =>
  closure(places, arcsFrom);

/** Every arc of a graph that can be taken from its start, with the place it leaves. */
export const arcsOf = (graph: Graph) =>
  [...placesFrom(graph, [graph.start])].flatMap((from) =>
    graph.arcsFrom(from).map((arc) => ({ from, arc })),
  );
