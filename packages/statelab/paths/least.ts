import { arcsOf, closure, type Graph } from './graph.ts';

/** For each thing to cover, the others that one path can cover with it. */
function companions(graph: Graph): ReadonlyMap<string, ReadonlySet<string>> {
  const arcs = arcsOf(graph);
  const names = new Set(arcs.flatMap(({ arc }) => arc.covers));
  const together = new Map([...names].map((name) => [name, new Set<string>()]));
  for (const name of names) {
    const own = arcs.filter(({ arc }) => arc.covers.includes(name));
    const later = closure(
      own.map(({ arc }) => arc.to),
      graph.arcsFrom,
    );
    const besides = [
      ...own.flatMap(({ arc }) => arc.covers),
      ...arcs.filter(({ from }) => later.has(from)).flatMap(({ arc }) => arc.covers),
    ];
    for (const other of besides) {
      together.get(name)?.add(other);
      together.get(other)?.add(name);
    }
  }
  return together;
}

/**
 * A lower bound on the number of paths that cover a graph: the size of a set of which no path covers
 * two. It is found greedily, so more paths may be needed.
 */
export function leastPaths(graph: Graph): number {
  const together = companions(graph);
  const apart: string[] = [];
  const fewestFirst = [...together].toSorted(([, a], [, b]) => a.size - b.size);
  for (const [name, others] of fewestFirst) {
    if (apart.every((chosen) => !others.has(chosen))) apart.push(name);
  }
  return apart.length;
}
