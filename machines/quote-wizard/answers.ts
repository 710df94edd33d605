/**
 * What a visitor has answered so far. Unlike a lead it may be incomplete, and a typed field
 * may hold anything: nothing a person typed is thrown away.
 */
import * as v from 'valibot';
import { businessTypes, locations, services, urgencies } from '#content/quote-options.ts';
import { leadSchema, type Lead, type LeadField } from './lead.ts';

const oneOf = <const Value extends string>(options: readonly { readonly value: Value }[]) =>
  v.fallback(v.picklist(['', ...options.map(({ value }) => value)]), '');

const typed = v.fallback(v.string(), '');

/** Reads answers from storage, an address or a control: what cannot be an answer counts as none. */
export const answersSchema = v.object({
  businessType: oneOf(businessTypes),
  location: oneOf(locations),
  services: v.fallback(v.array(v.picklist(services.map(({ value }) => value))), []),
  urgency: oneOf(urgencies),
  firstName: typed,
  lastName: typed,
  email: typed,
  phone: typed,
  businessName: typed,
});

export type Answers = v.InferOutput<typeof answersSchema>;

export const noAnswers: Answers = v.parse(answersSchema, {
  businessType: '',
  location: '',
  services: [],
  urgency: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  businessName: '',
});

/** The answers with one of them replaced; a value that is no option leaves the question open. */
export const withAnswer = (answers: Answers, field: LeadField, value: string): Answers =>
  v.parse(answersSchema, { ...answers, [field]: value });

/** The answers with one service added, or taken away if it was chosen. */
export const withServiceToggled = (answers: Answers, service: string): Answers =>
  v.parse(answersSchema, {
    ...answers,
    services: services
      .map(({ value }) => value)
      .filter((value) => (value === service) !== answers.services.includes(value)),
  });

/** The first thing wrong with each field, in words for the visitor. Empty for a complete lead. */
export function problemsOf(answers: Answers): Partial<Record<LeadField, string>> {
  const result = v.safeParse(leadSchema, answers);
  const problems: Partial<Record<LeadField, string>> = {};
  for (const issue of result.issues ?? []) {
    const field = v.getDotPath(issue)?.split('.')[0];
    if (field !== undefined && v.is(v.keyof(leadSchema), field)) problems[field] ??= issue.message;
  }
  return problems;
}

/** The lead, if the answers make one. */
export function leadOf(answers: Answers): Lead | null {
  const result = v.safeParse(leadSchema, answers);
  return result.success ? result.output : null;
}
