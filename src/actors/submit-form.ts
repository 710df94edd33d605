import { fromPromise } from 'xstate';
import type { LeadForms } from '#content/site.ts';
import { honeypotName } from '#machines/lead/form-body.ts';
import type { HandlerResponse } from '#machines/lead/handler-response.ts';
import type { Attempt } from '#machines/form/attempt.ts';
import { post } from './post.ts';

/** Logs the fields of a body to the visitor's console. */
function log(body: string): null {
  const {
    'form-name': _name,
    [honeypotName]: _trap,
    ...lead
  } = Object.fromEntries(new URLSearchParams(body));
  console.log(lead);
  return null;
}

/**
 * Posts a lead and returns the handler's response; aborts when the machine stops waiting. A site that
 * is set to log leads logs it and returns null.
 */
export const submitForm = fromPromise<HandlerResponse | null, Attempt & { setting: LeadForms }>(
  async ({ input, signal }) => (input.setting === 'log' ? log(input.body) : post(input, signal)),
);
