import * as v from 'valibot';
import type { LeadForm } from '#content/forms/field.ts';
import { readAnswers, type Answers, type AnswersTo } from '#machines/lead/lead-form.ts';
import { attemptSchema, type Attempt } from './attempt.ts';

/** What survives a reload of a form. The tab keeps it until the lead is sent. */
export interface Draft<Given extends Answers = Answers> {
  readonly answers: Given;
  readonly attempt: Attempt | null;
  /** The key of the lead that was sent last. */
  readonly sentKey: string | null;
  /** The key of the history entry whose address filled in answers. It does so once. */
  readonly filledInBy?: string | undefined;
}

export interface DraftOwner {
  readonly form: string;
}

export type DraftStoreEvent = { type: 'DRAFT.SAVE'; draft: Draft } | { type: 'DRAFT.DROP' };

const storedDraft = v.fallback(
  v.object({
    answers: v.unknown(),
    attempt: v.fallback(v.nullable(attemptSchema), null),
    sentKey: v.fallback(v.nullable(v.string()), null),
    filledInBy: v.fallback(v.optional(v.string()), undefined),
  }),
  { answers: {}, attempt: null, sentKey: null },
);

/** Parses a stored draft; an invalid one counts as empty. */
export function parseDraft<Form extends LeadForm>(
  form: Form,
  stored: unknown,
): Draft<AnswersTo<Form>> {
  const { answers, ...rest } = v.parse(storedDraft, stored);
  return { answers: readAnswers(form, answers), ...rest };
}
