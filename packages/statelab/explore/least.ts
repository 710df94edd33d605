import { closure, edgesOf, type Graph } from './graph.ts';

/** For each transition, the others that one path can take with it. */
function companions(graph: Graph): ReadonlyMap<string, ReadonlySet<string>> {
  const edges = edgesOf(graph);
  const names = new Set(edges.flatMap(({ transitions }) => transitions));
  const companionsOf = new Map([...names].map((name) => [name, new Set<string>()]));
  for (const name of names) {
    const own = edges.filter(({ transitions }) => transitions.includes(name));
    const later = closure(
      own.map(({ to }) => to),
      graph.edgesFrom,
    );
    const besides = [...own, ...edges.filter(({ from }) => later.has(from))];
    for (const other of besides.flatMap(({ transitions }) => transitions)) {
      companionsOf.get(name)?.add(other);
      companionsOf.get(other)?.add(name);
    }
  }
  return companionsOf;
}

/**
 * A lower bound on the number of paths that cover a graph: the size of a set of which no path covers
 * two. It is found greedily, so more paths may be needed.
 */
export function leastPaths(graph: Graph): number {
  const companionsOf = companions(graph);
  const apart: string[] = [];
  const fewestFirst = [...companionsOf].toSorted(([, a], [, b]) => a.size - b.size);
  for (const [name, others] of fewestFirst) {
    if (apart.every((chosen) => !others.has(chosen))) apart.push(name);
  }
  return apart.length;
}
