import type { Kept } from '#statelab/replay/three-way.ts';
import type { Fields } from './parts.ts';

/** The comparable values of a step or of the opening, with the whole context. */
export function momentOf(kept: Kept, contextBefore: Fields, isOld = false): Fields {
  const { transitions, state, context, delays = {}, did } = kept;
  return {
    transitions,
    state,
    context: { ...contextBefore, ...context },
    delays,
    // An old tape does not record it.
    did: isOld ? undefined : did,
    refused: 'refused' in kept ? kept.refused : undefined,
  };
}
