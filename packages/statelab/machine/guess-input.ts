import type { AnyStateMachine } from 'xstate';
import { attempt, reading, valueWith } from './reading.ts';

/** What a context is made with, but for its input. */
const self = { spawn: () => undefined, self: {} };

/**
 * Guesses the input that a machine's context reads, and the context that it gives: text, numbers and lists
 * by how they are read, and text for what is only stored. Undefined if it reads none, or cannot be made.
 */
export function guessInput({ config }: AnyStateMachine) {
  const make: unknown = config.context;
  if (typeof make !== 'function') return { input: undefined, context: make };
  const read = reading();
  attempt(make, { input: read.proxy, ...self });
  const leaves = read.leaves().filter(({ path }) => path.length > 0);
  const input =
    leaves.length === 0 ? undefined : valueWith(leaves.map(({ path, like }) => [path, like ?? '']));
  return { input, context: attempt(make, { input, ...self }) };
}
