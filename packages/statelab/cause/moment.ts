import type { Kept } from '#statelab/replay/three-way.ts';
import type { Fields } from './parts.ts';

/** What there is to compare of a step, or of the opening: all that a tape keeps of it, and the whole context. */
export function momentOf(kept: Kept, contextBefore: Fields, isOld = false): Fields {
  const { transitions, state, context, delays = {}, did } = kept;
  return {
    transitions,
    state,
    context: { ...contextBefore, ...context },
    delays,
    // What a tape does not hold is no difference.
    did: isOld ? undefined : did,
    refused: 'refused' in kept ? kept.refused : undefined,
  };
}
