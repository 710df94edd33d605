import * as v from 'valibot';
import { readAnswers, type AnswersTo, type LeadForm } from '#machines/lead/lead-form.ts';
import { storedAttempt, type Attempt } from './attempt.ts';

/** What a form keeps until its lead is sent: what was answered, and how it was last sent. */
export interface Draft<Form extends LeadForm = LeadForm> {
  readonly answers: AnswersTo<Form>;
  readonly attempt: Attempt | null;
}

/** Says whose draft is meant, by the name of its form. */
export interface DraftOwner {
  readonly form: string;
}

/** What the store of drafts is told. */
export type DraftStoreEvent = { type: 'DRAFT.SAVE'; draft: Draft } | { type: 'DRAFT.DROP' };

const storedDraft = v.fallback(v.object({ answers: v.unknown(), attempt: storedAttempt }), {
  answers: {},
  attempt: null,
});

/** Reads a draft as it was stored; what is none counts as empty. */
export function readDraft<Form extends LeadForm>(form: Form, stored: unknown): Draft<Form> {
  const { answers, attempt } = v.parse(storedDraft, stored);
  return { answers: readAnswers(form, answers), attempt };
}
