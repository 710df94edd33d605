import type { RouterHistory } from '@tanstack/react-router';
import { postForm } from '#src/actors/post-form.ts';
import { restoreVisit, visitStore } from '#src/actors/quote-visit.ts';
import { stepHistory } from '#src/actors/step-history.ts';

/** The effects of the quote wizard alone: its page brings them, for they know what an answer is. */
export const createQuoteActors = (history: RouterHistory) => ({
  postForm,
  restoreVisit,
  stepHistory: stepHistory(history),
  visitStore,
});
