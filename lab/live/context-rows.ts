import { isRecord } from '#lab/paths/is-record.ts';
import type { Tape } from '#lab/tape/tape.ts';

/** What a step did to a part of the context. */
export type Mark = 'new' | 'changed' | 'removed';

/** One part of a context, down to a single value or list. */
export interface ContextRow {
  /** Such as 'answers.email'. */
  readonly part: string;
  /** What it is now; what it was, where it was removed. */
  readonly value: unknown;
  /** What the step did to it; null where it left it as it was. */
  readonly mark: Mark | null;
  readonly before: unknown;
}

type History = ReadonlyMap<string, readonly { readonly step: number; readonly value: unknown }[]>;

/** When each key of a context was set to what. A long tape is read once for all its moments. */
const histories = new WeakMap<Tape['steps'], History>();

function readHistory({ opening, steps }: Tape): History {
  const history = new Map<string, { step: number; value: unknown }[]>();
  for (const [step, { context = {} }] of [opening, ...steps].entries()) {
    for (const [key, value] of Object.entries(context)) {
      const known = history.get(key);
      if (known === undefined) history.set(key, [{ step, value }]);
      else known.push({ step, value });
    }
  }
  return history;
}

function historyOf(tape: Tape): History {
  const known = histories.get(tape.steps) ?? readHistory(tape);
  histories.set(tape.steps, known);
  return known;
}

function* partsOf(part: string, value: unknown): Generator<[string, unknown]> {
  const entries = isRecord(value) ? Object.entries(value) : [];
  if (entries.length === 0) yield [part, value];
  for (const [key, below] of entries) yield* partsOf(`${part}.${key}`, below);
}

/** Every part of the context after so many steps. */
function partsAt(tape: Tape, step: number): ReadonlyMap<string, unknown> {
  const parts = [...historyOf(tape)].flatMap(([key, settings]) => {
    const set = settings.findLast((setting) => setting.step <= step);
    return set === undefined ? [] : [...partsOf(key, set.value)];
  });
  return new Map(parts);
}

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** The whole context after so many steps, and what the last of them did to it. */
export function contextAt(tape: Tape, step: number): readonly ContextRow[] {
  const after = partsAt(tape, step);
  if (step === 0) {
    return [...after].map(([part, value]) => ({ part, value, mark: null, before: value }));
  }
  const before = partsAt(tape, step - 1);
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
