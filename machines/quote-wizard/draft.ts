import * as v from 'valibot';
import { answersSchema, noAnswers } from './answers.ts';

/** One attempt to send a lead. Its key stays the same for as long as the body does. */
const attemptSchema = v.object({ key: v.string(), body: v.string() });

/** What survives a reload of the wizard: kept for the tab, cleared once the lead is sent. */
export const draftSchema = v.object({
  answers: v.fallback(answersSchema, noAnswers),
  attempt: v.fallback(v.nullable(attemptSchema), null),
  /** The key of a lead already sent, so that reloading the thank-you shows the thank-you. */
  sentKey: v.fallback(v.nullable(v.string()), null),
});

export type Draft = v.InferOutput<typeof draftSchema>;

export const emptyDraft: Draft = { answers: noAnswers, attempt: null, sentKey: null };
