import { fromPromise } from 'xstate';
import type { Answer } from '#machines/lead-outbox/entry.ts';
import type { Attempt } from '#machines/form/draft.ts';

/**
 * Takes a form where the site is set to send nothing: logs its values, in one message on the
 * visitor's own console, and answers null.
 */
export const logValues = fromPromise<Answer | null, Attempt>(async ({ input }) => {
  console.log(input.values);
  return null;
});
