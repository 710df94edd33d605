import type { Edge, Exploration } from './explore.ts';

/** One way on from a place. */
interface Arc {
  readonly edge: Edge;
  readonly to: string;
  /** The transitions, or pairs of them, that it covers. */
  readonly covers: readonly string[];
}

/** The places that a path can be at, and the ways on from each. */
export interface Graph {
  readonly start: string;
  /** The place of a path at a moment, after a transition; undefined for an unexplored moment. */
  readonly placeOf: (moment: string, last: string | null) => string | undefined;
  /** A moment, and all that can be reached from it. */
  readonly momentsFrom: (moment: string) => ReadonlySet<string>;
  readonly arcsFrom: (place: string) => readonly Arc[];
}

/** All that can be reached from these, and these. */
export function closure(
  starts: Iterable<string>,
  onFrom: (place: string) => readonly { readonly to: string }[],
): ReadonlySet<string> {
  const reached = new Set(starts);
  // A Set also iterates over what is added meanwhile.
  for (const place of reached) for (const { to } of onFrom(place)) reached.add(to);
  return reached;
}

function cached<Value>(make: (name: string) => Value): (name: string) => Value {
  const known = new Map<string, Value>();
  return (name) => {
    const value = known.get(name) ?? make(name);
    known.set(name, value);
    return value;
  };
}

export function edgesByMoment({ edges }: Exploration): (moment: string) => readonly Edge[] {
  const from = new Map<string, Edge[]>();
  for (const edge of edges) {
    const known = from.get(edge.from);
    if (known === undefined) from.set(edge.from, [edge]);
    else known.push(edge);
  }
  return (moment) => from.get(moment) ?? [];
}

/** Between a moment and the transition that led there. No name contains it. */
const separator = '\u0000';

/**
 * The graph of an exploration. To cover transitions, its places are moments. To cover pairs of
 * transitions that follow each other, a place is a moment with the transition that led there.
 */
export function graphOf(exploration: Exploration, what: 'transitions' | 'pairs'): Graph {
  const { moments } = exploration;
  const edgesFrom = edgesByMoment(exploration);
  const isPairs = what === 'pairs';
  const placeAt = (moment: string, last: string | null): string =>
    isPairs ? `${moment}${separator}${last ?? ''}` : moment;
  return {
    start: placeAt(moments.keys().next().value ?? '', null),
    placeOf: (moment, last) => (moments.has(moment) ? placeAt(moment, last) : undefined),
    momentsFrom: cached((moment) => closure([moment], edgesFrom)),
    arcsFrom: cached((place) => {
      const [moment = '', last = ''] = place.split(separator);
      return edgesFrom(moment).map((edge): Arc => {
        const { transitions } = edge;
        const taken = last === '' ? transitions : [last, ...transitions];
        const pairs = taken.slice(1).map((name, index) => `${taken[index]} → ${name}`);
        const to = placeAt(edge.to, transitions.at(-1) ?? last);
        return { edge, to, covers: isPairs ? pairs : transitions };
      });
    }),
  };
}

/** Every arc that can be taken from the start, with the place it leaves. */
export const arcsOf = ({ start, arcsFrom }: Graph) =>
  [...closure([start], arcsFrom)].flatMap((from) => arcsFrom(from).map((arc) => ({ from, arc })));
