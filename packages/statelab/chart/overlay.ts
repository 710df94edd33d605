/** Marks on a chart, by state id and by transition name (see `transitionsOf`). */
export interface Overlay {
  readonly active?: readonly string[];
  readonly taken?: readonly string[];
  /** The transitions of a path, in order; may repeat. */
  readonly path?: readonly string[];
}

/** The marks of one part; primitive values, so that `memo` can compare them. */
export interface Emphasis {
  readonly isActive: boolean;
  readonly isTaken: boolean;
  /** Its positions in the path, from 1, as '2, 5'. */
  readonly steps: string;
}

/** Gives the marks of states or transitions that share a place. */
export function readOverlay({ active, taken, path }: Overlay) {
  const actives = new Set(active);
  const takens = new Set(taken);
  return (...names: readonly string[]): Emphasis => ({
    isActive: names.some((name) => actives.has(name)),
    isTaken: names.some((name) => takens.has(name)),
    steps: (path ?? [])
      .flatMap((name, index) => (names.includes(name) ? [index + 1] : []))
      .join(', '),
  });
}
