/** Marks on a chart, by state id and by transition name (see `transitionsOf`). */
export interface Overlay {
  readonly active?: readonly string[];
  readonly taken?: readonly string[];
  /** The transitions of a path, in order; may repeat. */
  readonly path?: readonly string[];
  /** How often each state was entered and each transition taken; missing means never. */
  readonly counts?: Readonly<Record<string, number>>;
}

/** The marks of one part; primitive values, so that `memo` can compare them. */
export interface Emphasis {
  readonly isActive: boolean;
  readonly isTaken: boolean;
  /** Its positions in the path, from 1, as '2, 5'. */
  readonly steps: string;
  /** Null if no counts are shown. */
  readonly count: number | null;
}

/** Gives the marks of states or transitions that share a place. */
export function readOverlay({ active, taken, path, counts }: Overlay) {
  const actives = new Set(active);
  const takens = new Set(taken);
  return (...names: readonly string[]): Emphasis => ({
    isActive: names.some((name) => actives.has(name)),
    isTaken: names.some((name) => takens.has(name)),
    steps: (path ?? [])
      .flatMap((name, index) => (names.includes(name) ? [index + 1] : []))
      .join(', '),
    count: counts === undefined ? null : names.reduce((sum, name) => sum + (counts[name] ?? 0), 0),
  });
}
