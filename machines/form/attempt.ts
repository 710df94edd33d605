import * as v from 'valibot';
import { encodeLead } from '#machines/lead/form-body.ts';
import type { LeadForm } from '#content/forms/field.ts';
import { leadOf, type Answers } from '#machines/lead/lead-form.ts';

/** One attempt to send a lead. Its key stays the same for as long as its body does. */
export const attemptSchema = v.object({
  /** The Idempotency-Key under which the lead is sent, however often. */
  key: v.string(),
  /** The application/x-www-form-urlencoded body. */
  body: v.string(),
});

export type Attempt = v.InferOutput<typeof attemptSchema>;

/**
 * The attempt to send these answers. An unchanged body keeps its earlier attempt, so that it stays
 * one lead. Null if the answers are not a lead.
 */
export function nextAttempt(
  form: LeadForm,
  answers: Answers,
  before: Attempt | null,
  newIdempotencyKey: string,
): Attempt | null {
  const lead = leadOf(form, answers);
  if (lead === null) return null;
  const body = encodeLead(form, lead);
  return before?.body === body ? before : { key: newIdempotencyKey, body };
}

/** A placeholder before the first attempt. Never sent. */
export const noAttempt: Attempt = { key: '', body: '' };
