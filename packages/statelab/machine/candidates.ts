import { isRecord } from '#statelab/is-record.ts';
import { isNamedIn } from './machine-code.ts';
import type { Leaf } from './reading.ts';

/** The most values that are tried for a field, and the most payloads for an event. */
const most = { values: 16, payloads: 32 } as const;

/** A text that is not empty, and is an address as some guards ask for. */
const someText = 'someone@example.org';

/** What values are taken from. */
export interface Source {
  /** The code of what a machine runs. */
  readonly code: readonly string[];
  readonly context: unknown;
  /** Texts that no field holds, such as the types of events. */
  readonly without: readonly string[];
  /** The names of guards: some are made by what they compare with. */
  readonly names: readonly string[];
}

/** The constants in code: numbers, also as 2e3, which is how esbuild prints 2000; texts; and the words for others. */
export function* constantsIn(code: string): Generator {
  for (const [, , text, number, name] of code.matchAll(
    /(["'`])((?:(?!\1)[^\\\n$]){0,40})\1|(?<![\w.$])(\d[\d_]*(?:\.\d+)?(?:[eE]\d+)?)\b|\b(true|false|null)\b/g,
  )) {
    if (text !== undefined) yield text;
    else if (number !== undefined) yield Number(number.replaceAll('_', ''));
    else yield name === 'null' ? null : name === 'true';
  }
}

/** The members of a part of the context, and their keys or indices. */
function* membersOf(part: unknown, depth = 2): Generator {
  if (!Array.isArray(part) && !isRecord(part)) {
    yield part;
    return;
  }
  for (const [key, value] of Object.entries(part)) {
    yield Array.isArray(part) ? Number(key) : key;
    if (depth > 1) yield* membersOf(value, depth - 1);
  }
}

/** Both sides of a number, too. */
const around = (value: unknown): readonly unknown[] =>
  typeof value === 'number' ? [value, value + 1, value - 1] : [value];

/** The values that are tried for a field of an event: of the code that names it, and of the context that this names. */
export function candidatesFor({ path, like }: Leaf, source: Source): readonly unknown[] {
  const code = source.code.filter((each) => isNamedIn(each, path.at(-1) ?? ''));
  const fields = isRecord(source.context) ? Object.entries(source.context) : [];
  const named = [
    ...code.flatMap((each) => [...constantsIn(each)]),
    ...fields.flatMap(([field, value]) =>
      code.some((each) => isNamedIn(each, field)) ? [...membersOf(value)] : [],
    ),
  ];
  const numbers = named.filter((value) => typeof value === 'number').flatMap(around);
  const texts = [
    ...named.filter((value) => typeof value === 'string' && !source.without.includes(value)),
    someText,
    '',
    // Of a length that is asked for.
    ...numbers.flatMap((size) =>
      Number(size) > 0 && Number(size) < 100 ? ['a'.repeat(Number(size))] : [],
    ),
    ...source.names,
  ];
  const others = named.filter((value) => value === null || typeof value === 'boolean');
  const any = [...texts.slice(0, 1), ...numbers, ...others, ...texts.slice(1), true, false];
  const own =
    like === undefined
      ? any
      : typeof like === 'string'
        ? texts
        : typeof like === 'number'
          ? [...numbers, 1, 0]
          : [['a'], []];
  return [...new Set<unknown>(own)].slice(0, most.values);
}

/** Payloads of these values: each value of each field with the first of the others, then all together up to a bound. */
export function combine(values: readonly (readonly unknown[])[]): readonly (readonly unknown[])[] {
  // So that the last field has its values, too.
  const share = Math.max(3, Math.floor(most.payloads / Math.max(1, values.length)));
  const some = values.map((own) => own.slice(0, share));
  const first = some.map(([value]) => value);
  const single = some.flatMap((own, index) =>
    own.slice(1).map((value) => first.with(index, value)),
  );
  const all = some.reduce<readonly (readonly unknown[])[]>(
    (made, own) =>
      made.slice(0, most.payloads).flatMap((each) => own.map((value) => [...each, value])),
    [[]],
  );
  const unique = new Map([first, ...single, ...all].map((each) => [JSON.stringify(each), each]));
  return [...unique.values()].slice(0, most.payloads);
}
