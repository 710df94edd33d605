import * as v from 'valibot';
import { readDraft, type Draft } from '#machines/submission/draft.ts';
import { noAnswers, withAnswer } from './answers.ts';
import { quoteForm } from './quote-form.ts';
import { stepNamed, type Step } from './steps.ts';

/** What survives a reload of the wizard: kept for the tab, cleared once the lead is sent. */
export interface QuoteDraft extends Draft<typeof quoteForm> {
  /** The key of a lead already sent, so that reloading the thank-you shows the thank-you. */
  readonly sentKey: string | null;
}

export const emptyDraft: QuoteDraft = { answers: noAnswers, attempt: null, sentKey: null };

/** What the browser holds of an earlier visit and what the address asks for, as it stands there. */
export interface StoredVisit {
  readonly draft: unknown;
  readonly autoAdvance: unknown;
  /** `?step=` */
  readonly step: unknown;
  /** `?location=` */
  readonly location: unknown;
}

/** What an earlier visit, or the address, brings to this one. */
export interface Visit {
  readonly draft: QuoteDraft;
  readonly autoAdvance: boolean;
  readonly step: Step;
}

const sentKey = v.fallback(v.object({ sentKey: v.nullable(v.string()) }), { sentKey: null });

/** Reads a visit; what cannot be read counts as nothing. */
export function readVisit({ draft, autoAdvance, step, location }: StoredVisit): Visit {
  const { answers, attempt } = readDraft(quoteForm, draft);
  return {
    draft: {
      answers: typeof location === 'string' ? withAnswer(answers, 'location', location) : answers,
      attempt,
      ...v.parse(sentKey, draft),
    },
    autoAdvance: v.parse(v.fallback(v.boolean(), true), autoAdvance),
    step: stepNamed(step),
  };
}
