import { linesOfDescent, type ShownModel } from './collapse.ts';
import type { ChartTexts, Drawn } from './chart-texts.ts';
import type { TextBlock } from './text-block.ts';

/** A line between two nodes; transitions between them share it. */
export interface GraphLine {
  readonly start: string;
  readonly end: string;
  readonly labels: readonly (TextBlock & { readonly id: string })[];
  /** True for a line from the label of a bundle. */
  readonly isBranch: boolean;
}

export const dotOf = (state: string): string => `${state}#initial`;

export const lineId = (start: string, end: string): string => `${start} > ${end}`;

export const labelId = ({ transitions: [first] }: Drawn): string => `${first?.name ?? ''}#label`;

/** The lines from initial dots, and from histories to their defaults. */
export const beginningsOf = ({ states }: ShownModel) =>
  states.flatMap(({ id, parent, initial, history }) => [
    ...(initial === null ? [] : [{ state: id, start: dotOf(id), end: initial }]),
    // A default of the whole parent needs no line.
    ...(history?.targets ?? [])
      .filter((target) => target !== parent)
      .map((target) => ({ state: id, start: id, end: target })),
  ]);

export function linesOf({ shown, drawn }: ChartTexts): ReadonlyMap<string, GraphLine> {
  const lines = new Map<string, GraphLine>();
  function connect(start: string, end: string, labels: GraphLine['labels'] = [], isBranch = false) {
    const id = lineId(start, end);
    const there = lines.get(id)?.labels ?? [];
    lines.set(id, { start, end, labels: [...there, ...labels], isBranch });
  }
  for (const { start, end } of beginningsOf(shown)) connect(start, end);
  for (const each of drawn) {
    const { transitions, start, text, fork } = each;
    const targets = transitions.flatMap((transition) => transition.targets);
    if (fork === null) {
      const labels = [{ ...text, id: labelId(each) }];
      for (const [place, end] of targets.entries()) {
        connect(start, end, place === 0 ? labels : []);
      }
      continue;
    }
    if (fork.state !== start) connect(start, fork.id);
    for (const target of targets) connect(fork.id, target, [], true);
  }
  return lines;
}

/** The two children of the common parent that contain the ends of a line. */
function partingOf(model: ShownModel) {
  const lineOf = linesOfDescent(model);
  return ({ start, end }: GraphLine): readonly (string | undefined)[] => {
    const [above, below] = [lineOf(start).toReversed(), lineOf(end).toReversed()];
    const place = above.findIndex((id, index) => id !== below[index]);
    return [above[place], below[place]];
  };
}

type Pair = readonly (string | undefined)[];

/** Ranks states in source order, initial states first. */
function storyRanks({ states }: ShownModel): ReadonlyMap<string, number> {
  const initials = new Set(states.map(({ initial }) => initial));
  return new Map(states.map(({ id }, place) => [id, initials.has(id) ? -1 : place]));
}

/** Ranks states by their distance from the initial state, ignoring directions. */
function ringRanks({ states }: ShownModel, pairs: readonly Pair[]): ReadonlyMap<string, number> {
  const ranks = new Map<string, number>();
  for (const { initial } of states) {
    const queue = initial === null ? [] : [initial];
    for (const id of queue) {
      if (ranks.has(id)) continue;
      ranks.set(id, ranks.size);
      queue.push(
        ...pairs.flatMap(([a, b]) => {
          const other = a === id ? b : a;
          return other !== undefined && (a === id || b === id) ? [other] : [];
        }),
      );
    }
  }
  return ranks;
}

/** The lines that lead backwards. Reversed for the layout, they keep its order, or its ring. */
export function linesBack(
  { shown }: ChartTexts,
  lines: Iterable<GraphLine>,
  isRing: boolean,
): ReadonlySet<GraphLine> {
  const parting = partingOf(shown);
  const pairs = [...lines]
    .filter(({ start }) => !start.includes('#'))
    .map((line) => ({ line, pair: parting(line) }));
  const ranks = isRing
    ? ringRanks(
        shown,
        pairs.map(({ pair }) => pair),
      )
    : storyRanks(shown);
  const rank = (id: string | undefined): number | undefined =>
    id === undefined ? undefined : ranks.get(id);
  return new Set(
    pairs.flatMap(({ line, pair: [a, b] }) =>
      (rank(a) ?? 0) > (rank(b) ?? Infinity) ? [line] : [],
    ),
  );
}
