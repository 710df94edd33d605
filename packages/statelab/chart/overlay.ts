/** What is shown on a chart. States go by their ids, transitions by the names `transitionsOf` gives. */
export interface Overlay {
  /** The states that hold now. */
  readonly active?: readonly string[];
  /** The states that held, or will hold, at a moment that is only pointed at. */
  readonly previewed?: readonly string[];
  /** The transitions just taken. */
  readonly taken?: readonly string[];
  /** The transitions of a path, in order; one may come several times. */
  readonly path?: readonly string[];
  /** How often each state was entered and each transition taken; what is not in it, never. */
  readonly heat?: Readonly<Record<string, number>>;
  /** How wide the line of each transition is, from 1 to 4, by how often it was taken. */
  readonly levels?: Readonly<Record<string, number>>;
  /** Timers that run: the transition each will set off, and how much of its time is over, from 0 to 1. */
  readonly timers?: readonly { readonly transition: string; readonly fraction: number }[];
}

/** What an overlay shows at one place of a chart; all of it can be told equal by `===`. */
export interface Emphasis {
  readonly isActive: boolean;
  readonly isPreviewed: boolean;
  readonly isTaken: boolean;
  /** The places in the path, from 1, as '2, 5'; empty where it is not on it. */
  readonly steps: string;
  /** How often; null where no counts are shown. */
  readonly count: number | null;
  /** How wide its line is, from 1 to 4; 0 where no counts are shown. */
  readonly level: number;
  /** How much of a timer's time is over; null where none runs. */
  readonly elapsed: number | null;
}

/** Gives what an overlay shows at states' ids or transitions' names that share a place. */
export function readOverlay({ active, previewed, taken, path, heat, levels, timers }: Overlay) {
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
    count: heat === undefined ? null : names.reduce((sum, name) => sum + (heat[name] ?? 0), 0),
    level: Math.max(0, ...names.map((name) => levels?.[name] ?? 0)),
    elapsed:
      names.map((name) => elapsed.get(name)).find((fraction) => fraction !== undefined) ?? null,
  });
}

/** True of what stands out, and so is drawn over the rest. */
export const standsOut = ({ isTaken, steps }: Emphasis): boolean => isTaken || steps !== '';
