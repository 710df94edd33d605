import { arcsOf, closure, type Graph } from './graph.ts';

/** For each thing that can be covered, what a path that covers it can cover before, with or after it. */
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
 * How many paths it takes at least to cover everything in a graph, however long they may be:
 * the size of a set of things of which no path covers two. The largest such set may be larger
 * still, so fewer than this number can't do, but more may be needed.
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
