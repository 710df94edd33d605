import * as v from 'valibot';
import type { Option } from '#content/ui/quote-options.ts';
import { readAnswers } from '#machines/lead/lead-form.ts';
import { parseDraft, type Draft } from '#machines/form/draft.ts';
import { noAnswers, type QuoteAnswers } from './answers.ts';
import { quoteForm } from '#content/forms/quote.ts';
import { stepNamed } from './steps.ts';

/** What survives a reload of the wizard; with `sentKey`, a reload shows the thank-you again. */
export type QuoteDraft = Draft<QuoteAnswers>;

export const emptyDraft: QuoteDraft = { answers: noAnswers, attempt: null, sentKey: null };

/** The stored draft and preferences, and the search parameters, unparsed. */
export interface StoredVisit {
  readonly draft: unknown;
  readonly autoAdvance: unknown;
  readonly step: unknown;
  readonly location: unknown;
  readonly services?: unknown;
  readonly firm?: unknown;
  /** The key of the history entry, which a reload keeps. */
  readonly entry?: string | undefined;
}

/**
 * Parses a visit; invalid values count as missing. A town that the address names replaces the one
 * of the draft, a service is added; a reload then leaves the draft as it is. Only the address names
 * the firm: a later visit without one is for any accountant.
 */
export function parseVisit(
  { draft, autoAdvance, step, location, services, firm, entry }: StoredVisit,
  firms: readonly Option[],
) {
  const { answers, ...rest } = parseDraft(quoteForm, draft);
  const { value: slug = '' } = firms.find(({ value }) => value === firm) ?? {};
  const named = readAnswers(quoteForm, { location, services: [services] });
  const townIsGiven = named.location !== '';
  const fillsIn =
    (townIsGiven || named.services.length > 0) &&
    (entry === undefined || entry !== rest.filledInBy);
  const filledIn: QuoteDraft = {
    answers: {
      ...answers,
      ...(fillsIn && townIsGiven && { location: named.location }),
      ...(fillsIn && { services: [...new Set([...answers.services, ...named.services])] }),
      firm: slug,
    },
    ...rest,
    ...(fillsIn && { filledInBy: entry }),
  };
  return {
    draft: filledIn,
    autoAdvance: v.parse(v.fallback(v.boolean(), true), autoAdvance),
    step: stepNamed(step),
    /** True if the address names a town, so its step is skipped. */
    townIsGiven,
  };
}
