import { Actor } from 'xstate';
import { revive } from './plain.ts';

/** The input that a tape's machine had. A tape can't hold an actor, so that of the machine's own input takes its place. */
export function recordedInput(own: unknown, recorded: unknown): unknown {
  const input = revive(recorded);
  if (typeof own !== 'object' || typeof input !== 'object') return input;
  const actors = Object.entries(own ?? {}).filter(([, value]) => value instanceof Actor);
  return { ...input, ...Object.fromEntries(actors) };
}
