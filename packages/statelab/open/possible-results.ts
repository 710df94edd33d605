import { plain } from '#statelab/tape/plain.ts';
import type { Results } from './guard-choices.ts';

type Guard = (asked: unknown, params: unknown) => unknown;

const isGuard = (part: unknown): part is Guard => typeof part === 'function';

/** What guards are asked about: the type of an event, and what is known of a context. All else is guessed. */
export interface Situation {
  readonly type: string;
  readonly context: Readonly<Record<string, unknown>>;
}

/** Guessed values by their path, such as 'event.user.name'. */
type Guesses = Map<string, unknown>;

/** A guess at a value that has parts. */
const withParts = Symbol('with parts');

/** The most runs of guards for one set of results. */
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

/** Finds by running guards whether they can return these results at once. Undefined after too many runs. */
function canReturn(
  results: readonly (readonly [guard: Guard, result: boolean])[],
  { type, context }: Situation,
): boolean | undefined {
  const values = guessesFrom(
    results.map(([guard]) => guard),
    Object.values(context),
  );
  const guesses: Guesses = new Map();
  let runs = 0;
  let unread: string | undefined;
  const onRead = (place: string): void => {
    unread ??= place;
  };
  const asked = {
    context: guessed('context', context, guesses, onRead),
    event: guessed('event', { type }, guesses, onRead),
  };
  const params = guessed('params', {}, guesses, onRead);

  function run(guard: Guard): boolean | undefined {
    runs += 1;
    unread = undefined;
    try {
      return Boolean(guard(asked, params));
    } catch {
      return undefined;
    }
  }

  function holdsWith(place: string, value: unknown): boolean {
    guesses.set(place, value);
    const isFound = search();
    guesses.delete(place);
    return isFound;
  }

  function search(): boolean {
    for (const [guard, result] of results) {
      if (runs >= mostRuns) return false;
      const returned = run(guard);
      const place = unread;
      if (place !== undefined) return values.some((value) => holdsWith(place, value));
      if (returned !== result) return false;
    }
    return true;
  }
  const isFound = search();
  return isFound || runs < mostRuns ? isFound : undefined;
}

/**
 * Tells whether guards can return some results at once. They can unless they contradict each other: each
 * can return its own, and they cannot do so at once. What no guess makes a guard return is left out, for
 * it may still do so.
 */
export function createPossible(guards: Readonly<Record<string, unknown>>) {
  const decided = new Map<string, boolean>();
  /** Results that took too many runs. They would in every other situation, too: minutes in all. */
  const undecided = new Set<string>();

  function decide(results: Results, situation: Situation): boolean | undefined {
    const key = JSON.stringify([results, situation.type]);
    if (undecided.has(key)) return undefined;
    const asked = Object.entries(results).flatMap(([name, result]) => {
      const guard = guards[name];
      return isGuard(guard) ? [[guard, result] as const] : [];
    });
    const found = canReturn(asked, situation);
    if (found === undefined) undecided.add(key);
    return found;
  }

  return (results: Results, situation: Situation): boolean => {
    const key = JSON.stringify(plain([results, situation]));
    const known = decided.get(key);
    if (known !== undefined) return known;
    const alone = Object.entries(results).filter(
      ([name, result]) => isGuard(guards[name]) && decide({ [name]: result }, situation) === true,
    );
    const isPossible = alone.length < 2 || decide(Object.fromEntries(alone), situation) !== false;
    decided.set(key, isPossible);
    return isPossible;
  };
}
