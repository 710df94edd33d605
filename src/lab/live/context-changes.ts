import type { Tape } from '#src/lab/tape/tape.ts';

/** One part of a context before and after a step. */
export interface Change {
  /** Such as 'answers.email'. */
  readonly part: string;
  readonly before: unknown;
  readonly after: unknown;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value of a key of the context after so many steps, as the tape kept it. */
function valueAt({ opening, steps }: Tape, key: string, step: number): unknown {
  const changed = steps
    .slice(0, step)
    .findLast(({ context }) => context !== undefined && Object.hasOwn(context, key));
  return (changed ?? opening).context?.[key];
}

function* changesIn(part: string, before: unknown, after: unknown): Generator<Change> {
  if (isRecord(before) && isRecord(after)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
      yield* changesIn(`${part}.${key}`, before[key], after[key]);
    }
  } else if (JSON.stringify(before) !== JSON.stringify(after)) yield { part, before, after };
}

/** What the step before a moment changed of the context, down to single values. */
export function changesAt(tape: Tape, step: number): readonly Change[] {
  const { context = {} } = tape.steps[step - 1] ?? {};
  return Object.entries(context).flatMap(([key, after]) => [
    ...changesIn(key, valueAt(tape, key, step - 1), after),
  ]);
}
