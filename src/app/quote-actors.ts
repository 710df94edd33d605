import type { RouterHistory } from '@tanstack/react-router';
import { preferenceStore, restoreVisit } from '#src/actors/quote-visit.ts';
import { stepHistory } from '#src/actors/step-history.ts';

/** The effects of the quote wizard alone: its page brings them, for they know what a step is. */
export const createQuoteActors = (history: RouterHistory) => ({
  preferenceStore,
  restoreVisit,
  stepHistory: stepHistory(history),
});
