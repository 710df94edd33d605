import type { AnyStateMachine } from 'xstate';
import { isRecord } from '#statelab/is-record.ts';

/** A value that records how it is read, and a guess at it. */
interface Read {
  readonly proxy: unknown;
  readonly guess: () => unknown;
}

/** A value with a property of that name. */
function ownerOf(key: string | symbol): string | number | readonly unknown[] | undefined {
  if (key === Symbol.toPrimitive || key === 'valueOf' || key in Number.prototype) return 1;
  if (key === Symbol.iterator) return [];
  if (key in String.prototype && key !== 'length') return '';
  return key in Array.prototype ? [] : undefined;
}

/** Records reads; known parts are read as they are. */
export function reading(known: Readonly<Record<string, unknown>> = {}): Read {
  const parts = new Map<string, Read>();
  let guess: unknown = '';
  // A function can be called, spread and read.
  const proxy: unknown = new Proxy(() => undefined, {
    get: (_, key) => {
      if (typeof key === 'string' && Object.hasOwn(known, key)) return known[key];
      const owner = ownerOf(key);
      if (owner !== undefined || typeof key === 'symbol') {
        guess = owner ?? guess;
        const own: unknown = Reflect.get(Object(guess), key);
        if (key === Symbol.toPrimitive) return () => guess;
        return typeof own === 'function' ? own.bind(guess) : own;
      }
      const part = parts.get(key) ?? reading();
      parts.set(key, part);
      return part.proxy;
    },
  });
  const whole = () => Object.fromEntries([...parts].map(([key, part]) => [key, part.guess()]));
  return { proxy, guess: () => (parts.size === 0 ? guess : whole()) };
}

/** Runs a function for what it reads. An error ends only what it read before. */
export function attempt(part: Function, ...given: readonly unknown[]): unknown {
  try {
    return part(...given);
  } catch {
    return undefined;
  }
}

/**
 * Guesses the input that a machine's context reads: text, numbers and lists by how they are read, and
 * text for what is only stored. Undefined if it reads none.
 */
export function guessInput({ config }: AnyStateMachine): unknown {
  const make: unknown = config.context;
  if (typeof make !== 'function') return undefined;
  const input = reading();
  attempt(make, { input: input.proxy, spawn: () => undefined, self: {} });
  const guess = input.guess();
  return isRecord(guess) ? guess : undefined;
}
