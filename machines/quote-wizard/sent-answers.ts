import { quoteForm } from '#content/forms/quote.ts';
import { quote } from '#content/ui/quote.ts';
import { labelOf } from '#machines/lead/form-body.ts';
import { leadOf, type Lead } from '#machines/lead/lead-form.ts';
import type { QuoteAnswers } from './answers.ts';
import { steps, type StepRow } from './steps.ts';

/** The separator between the answers to one step, if it is not a comma. */
const separators: Readonly<Partial<Record<StepRow['id'], string>>> = { name: ' ', contact: '\n' };

const valuesOf = (step: StepRow, lead: Lead): readonly string[] => {
  const sent = step.fields.flatMap((field) => lead[field] ?? []).filter(Boolean);
  if (step.kind === 'typed') return sent;
  return sent.map((value) => labelOf(step.options, value));
};

/** The visitor's answers to each step, in words; empty if they are not a lead any more. */
export const sentAnswers = (answers: QuoteAnswers) => {
  const lead = leadOf(quoteForm, answers);
  if (lead === null) return [];
  return steps.map((step) => ({
    name: quote.steps[step.id].short,
    text: valuesOf(step, lead).join(separators[step.id] ?? ', '),
  }));
};
