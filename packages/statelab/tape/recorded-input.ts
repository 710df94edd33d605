import { Actor } from 'xstate';
import { revive } from './plain.ts';

/** A tape's input. Tapes cannot contain actors: those come from the machine's own input. */
export function recordedInput(own: unknown, recorded: unknown): unknown {
  const input = revive(recorded);
  if (typeof own !== 'object' || typeof input !== 'object') return input;
  const actors = Object.entries(own ?? {}).filter(([, value]) => value instanceof Actor);
  return { ...input, ...Object.fromEntries(actors) };
}
