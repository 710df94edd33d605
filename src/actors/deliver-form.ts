import { fromPromise } from 'xstate';
import type { Answer } from '#machines/lead-outbox/entry.ts';
import type { Attempt } from '#machines/form/draft.ts';
import { post } from './post-form.ts';

/** Takes a form where the site is set to deliver: posts its body, and gives the handler's answer. */
export const deliverForm = fromPromise<Answer | null, Attempt>(({ input, signal }) =>
  post(input, signal),
);
