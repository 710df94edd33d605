/** Marks on a chart, by state id and by transition name (see `transitionsOf`). */
export interface Overlay {
  readonly active?: readonly string[];
  /** The active states of a hovered step. */
  readonly previewed?: readonly string[];
  readonly taken?: readonly string[];
  /** The transitions of a path, in order; may repeat. */
  readonly path?: readonly string[];
  /** How often each state was entered and each transition taken; missing means never. */
  readonly counts?: Readonly<Record<string, number>>;
  /** Running timers: their transitions, and the elapsed fraction from 0 to 1. */
  readonly timers?: readonly { readonly transition: string; readonly fraction: number }[];
}

/** The marks of one part; primitive values, so that `memo` can compare them. */
export interface Emphasis {
  readonly isActive: boolean;
  readonly isPreviewed: boolean;
  readonly isTaken: boolean;
  /** Its positions in the path, from 1, as '2, 5'. */
  readonly steps: string;
  /** Null if no counts are shown. */
  readonly count: number | null;
  /** The elapsed fraction of a timer; null without one. */
  readonly elapsed: number | null;
}

/** Gives the marks of states or transitions that share a place. */
export function readOverlay({ active, previewed, taken, path, counts, timers }: Overlay) {
  const actives = new Set(active);
  const previews = new Set(previewed);
  const takens = new Set(taken);
  const elapsed = new Map(timers?.map(({ transition, fraction }) => [transition, fraction]));
  return (...names: readonly string[]): Emphasis => ({
    isActive: names.some((name) => actives.has(name)),
    isPreviewed: names.some((name) => previews.has(name)),
    isTaken: names.some((name) => takens.has(name)),
    steps: (path ?? [])
      .flatMap((name, index) => (names.includes(name) ? [index + 1] : []))
      .join(', '),
    count: counts === undefined ? null : names.reduce((sum, name) => sum + (counts[name] ?? 0), 0),
    elapsed:
      names.map((name) => elapsed.get(name)).find((fraction) => fraction !== undefined) ?? null,
  });
}

/** True for lines to draw on top. */
export const standsOut = ({ isTaken, steps }: Emphasis): boolean => isTaken || steps !== '';
