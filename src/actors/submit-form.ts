import { fromPromise } from 'xstate';
import type { LeadForms } from '#content/site.ts';
import { honeypotName } from '#machines/lead/form-body.ts';
import type { HandlerResponse } from '#machines/lead/handler-response.ts';
import type { Attempt } from '#machines/submission/attempt.ts';
import { post } from './post.ts';

/** Logs a body's fields in one message on the visitor's own console. */
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
 * Takes a lead: posts its body, and gives the handler's answer; a machine that stops waiting ends
 * the request. Where the site is set to send nothing, logs it and answers null.
 */
export const submitForm = fromPromise<HandlerResponse | null, Attempt & { setting: LeadForms }>(
  async ({ input, signal }) => (input.setting === 'log' ? log(input.body) : post(input, signal)),
);
