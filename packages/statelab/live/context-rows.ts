import { isRecord } from '#statelab/is-record.ts';
import { isSame } from '#statelab/tape/plain.ts';

type Context = Readonly<Record<string, unknown>>;

export type Mark = 'new' | 'changed' | 'removed';

/** One part of a context, down to a single value or list. */
export interface ContextRow {
  /** Such as 'answers.email'. */
  readonly part: string;
  /** The value now, or the last one of a removed part. */
  readonly value: unknown;
  /** What the step did to it; null for nothing. */
  readonly mark: Mark | null;
  readonly before: unknown;
}

function* partsOf(part: string, value: unknown): Generator<[string, unknown]> {
  const entries = isRecord(value) ? Object.entries(value) : [];
  if (entries.length === 0) yield [part, value];
  for (const [key, below] of entries) yield* partsOf(`${part}.${key}`, below);
}

const partsIn = (context: Context): ReadonlyMap<string, unknown> =>
  new Map(Object.entries(context).flatMap(([key, value]) => [...partsOf(key, value)]));

/** The whole context after a step, and what the step did to it. `contexts` has the one of each step. */
export function contextRows(contexts: readonly Context[], step: number): readonly ContextRow[] {
  const after = partsIn(contexts[step] ?? {});
  if (step === 0) {
    return [...after].map(([part, value]) => ({ part, value, mark: null, before: value }));
  }
  const before = partsIn(contexts[step - 1] ?? {});
  const markOf = (part: string, value: unknown): Mark | null => {
    if (!before.has(part)) return 'new';
    return isSame(before.get(part), value) ? null : 'changed';
  };
  const gone = [...before].filter(([part]) => !after.has(part));
  return [
    ...[...after].map(([part, value]) => ({
      part,
      value,
      mark: markOf(part, value),
      before: before.get(part),
    })),
    ...gone.map(([part, value]) => ({ part, value, mark: 'removed' as const, before: value })),
  ];
}
