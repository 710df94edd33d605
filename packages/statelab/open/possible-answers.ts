import type { Answers } from './guard-choices.ts';

type Guard = (asked: unknown, params: unknown) => unknown;

const isGuard = (part: unknown): part is Guard => typeof part === 'function';

/** What guards are asked about: the type of an event, and what is known of a context. All else is guessed. */
export interface Situation {
  readonly type: string;
  readonly context: Readonly<Record<string, unknown>>;
}

/** Guesses, by where they were read: 'event.user.name'. */
type Guesses = ReadonlyMap<string, unknown>;

/** A guess at a value that has parts. */
const withParts = Symbol('with parts');

/** The most runs of guards for one set of answers. */
const mostRuns = 5000;

/** Usual values, and those on both sides of what the guards' code and the context mention. */
function guessesFrom(guards: readonly Guard[], known: readonly unknown[]): readonly unknown[] {
  const code = guards.map(String).join('\n');
  const numbers = [
    ...[...code.matchAll(/\b\d+(?:\.\d+)?\b/g)].map(([digits]) => Number(digits)),
    ...known.filter((value) => typeof value === 'number'),
  ].flatMap((number) => [number - 1, number, number + 1]);
  const texts = [
    ...[...code.matchAll(/(["'`])(.*?)\1/g)].map(([, , text]) => text),
    ...numbers.filter((size) => size > 0 && size < 100).map((size) => 'a'.repeat(size)),
    ...known.filter((value) => typeof value === 'string'),
  ];
  return [
    ...new Set([withParts, undefined, null, true, false, 0, 1, -1, '', 'a', ...numbers, ...texts]),
    [],
    ['a'],
  ];
}

/** Something of which some parts are known and the others guessed; `onRead` gets each that was not guessed yet. */
function guessed(
  place: string,
  known: object,
  guesses: Guesses,
  onRead: (place: string) => void,
): unknown {
  return new Proxy(known, {
    get: (parts, key) => {
      if (typeof key === 'symbol' || key in Object.prototype || Object.hasOwn(parts, key)) {
        return Reflect.get(parts, key);
      }
      const inner = `${place}.${key}`;
      const guess = guesses.get(inner);
      if (!guesses.has(inner)) onRead(inner);
      return guess === withParts ? guessed(inner, {}, guesses, onRead) : guess;
    },
  });
}

/** Finds by running guards whether they can return these answers at once. Undefined after too many runs. */
function canReturn(
  answers: readonly (readonly [guard: Guard, answer: boolean])[],
  { type, context }: Situation,
): boolean | undefined {
  const values = guessesFrom(
    answers.map(([guard]) => guard),
    Object.values(context),
  );
  let runs = 0;

  function search(guesses: Guesses): boolean {
    for (const [guard, answer] of answers) {
      runs += 1;
      if (runs > mostRuns) return false;
      let unread: string | undefined;
      const onRead = (place: string): void => {
        unread ??= place;
      };
      const asked = {
        context: guessed('context', context, guesses, onRead),
        event: guessed('event', { type }, guesses, onRead),
      };
      let result: unknown;
      try {
        result = Boolean(guard(asked, guessed('params', {}, guesses, onRead)));
      } catch {
        result = undefined;
      }
      const place = unread;
      if (place !== undefined) {
        return values.some((value) => search(new Map([...guesses, [place, value]])));
      }
      if (result !== answer) return false;
    }
    return true;
  }
  const isFound = search(new Map());
  return runs > mostRuns ? undefined : isFound;
}

/**
 * True unless guards contradict each other: each can return its answer, and they cannot do so at
 * once. What no guess makes a guard return is left out, for it may still do so.
 */
export function canHoldAtOnce(
  answers: Answers,
  guards: Readonly<Record<string, unknown>>,
  situation: Situation,
): boolean {
  const asked = Object.entries(answers).flatMap(([name, answer]) => {
    const guard = guards[name];
    return isGuard(guard) ? [[guard, answer] as const] : [];
  });
  const found = asked.filter((one) => canReturn([one], situation) === true);
  return found.length < 2 || canReturn(found, situation) !== false;
}
