/**
 * What the leads of one form are: its name and its fields, in the order in which they are
 * shown, sent and kept. The browser, the form handler and the tests all use this one.
 */
import * as v from 'valibot';
import { draftRuleOf, ruleOf, type Answer, type ChoicesField, type Field } from './field.ts';

export interface LeadForm {
  /** The value of `form-name` that identifies the form to any form handler. */
  readonly name: string;
  /** What a refusal calls a lead of this form. */
  readonly called: string;
  readonly fields: Readonly<Record<string, Field>>;
}

/** What a visitor has answered so far, by field. It may be incomplete; nothing typed is thrown away. */
export type Answers = Readonly<Record<string, Answer>>;

/** The fields of a lead: valid answers, with texts trimmed. */
export type Lead = Answers;

export type AnswersTo<Form extends LeadForm> = {
  readonly [Name in keyof Form['fields']]: Form['fields'][Name] extends ChoicesField
    ? readonly string[]
    : string;
};

/** The error of each invalid field, in words for the visitor. */
export type Problems = Readonly<Record<string, string>>;

/** Reads answers from storage or an address: what cannot be an answer counts as none. */
export function readAnswers<Form extends LeadForm>(form: Form, stored: unknown): AnswersTo<Form>;
export function readAnswers({ fields }: LeadForm, stored: unknown): Answers {
  const rules = Object.entries(fields).map(([name, field]) => [name, draftRuleOf(field)] as const);
  const answers = v.object(Object.fromEntries(rules));
  return v.parse(v.fallback(answers, v.parse(answers, {})), stored);
}

/** The first thing wrong with each field. Empty for answers that make a lead. */
export function problemsOf({ fields }: LeadForm, answers: Answers): Problems {
  const problems: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    const { issues } = v.safeParse(ruleOf(field), answers[name]);
    if (issues !== undefined) problems[name] = issues[0].message;
  }
  return problems;
}

/** The lead that the answers make, its texts trimmed; null if they make none. */
export function leadOf<Form extends LeadForm>(form: Form, answers: Answers): AnswersTo<Form> | null;
export function leadOf({ fields }: LeadForm, answers: Answers): Answers | null {
  const lead: Record<string, Answer> = {};
  for (const [name, field] of Object.entries(fields)) {
    const { success, output } = v.safeParse(ruleOf(field), answers[name]);
    if (!success) return null;
    lead[name] = output;
  }
  return lead;
}
