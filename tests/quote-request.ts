import { encodeLead } from '#machines/lead/form-body.ts';
import { readAnswers } from '#machines/lead/lead-form.ts';
import { quoteForm } from '#content/forms/quote.ts';
import type { QuoteAnswers } from '#machines/quote-wizard/answers.ts';
import { choiceSteps } from '#machines/quote-wizard/steps.ts';
import { specifiedFields, type SpecifiedAnswers } from './specified-steps.ts';

/** The first option of every list. */
const firstOptions = readAnswers(
  quoteForm,
  Object.fromEntries(
    choiceSteps.map(({ kind, fields: [field], options: [{ value }] }) => [
      field,
      kind === 'choices' ? [value] : value,
    ]),
  ),
);

/** A complete request with these answers. Unspecified questions get their first option. */
export const requestWith = (answers: SpecifiedAnswers): QuoteAnswers => ({
  ...firstOptions,
  ...answers,
});

/** A request as sent. */
export const bodyOf = (answers: QuoteAnswers): string => encodeLead(quoteForm, answers);

/** True for a part of a body that is specified. */
export const isSpecified = (name: string): boolean =>
  ['form-name', 'bot-field', ...specifiedFields].includes(name);

/** A body without the answers to unspecified questions. */
export const specifiedPart = (body: string): string =>
  new URLSearchParams(
    [...new URLSearchParams(body)].filter(([name]) => isSpecified(name)),
  ).toString();

/** A record by field, without unspecified questions. */
export const specifiedOf = <Value>(record: Readonly<Record<string, Value>>) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => isSpecified(name)));
