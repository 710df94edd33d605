import type { AnyStateMachine } from 'xstate';
import { attempt, reading, valueWith } from './reading.ts';

/** What a context is made with, but for its input. */
const self = { spawn: () => undefined, self: {} };

/**
 * Guesses the input that a machine's context reads: text, numbers and lists by how they are read, and
 * text for what is only stored. Undefined if it reads none.
 */
export function guessInput({ config }: AnyStateMachine): unknown {
  const make: unknown = config.context;
  if (typeof make !== 'function') return undefined;
  const input = reading();
  attempt(make, { input: input.proxy, ...self });
  const leaves = input.leaves().filter(({ path }) => path.length > 0);
  if (leaves.length === 0) return undefined;
  return valueWith(leaves.map(({ path, like }) => [path, like ?? '']));
}

/** The context that a machine starts with, or undefined if it cannot be made. */
export function firstContext({ config }: AnyStateMachine, input: unknown): unknown {
  const make: unknown = config.context;
  return typeof make === 'function' ? attempt(make, { input, ...self }) : make;
}
