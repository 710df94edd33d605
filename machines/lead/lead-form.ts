/** The answers to a form, and the lead that valid answers make. */
import * as v from 'valibot';
import type { ChoicesField, LeadForm } from '#content/forms/field.ts';
import { draftRuleOf, ruleOf, type Answer } from './field.ts';

/** What a visitor has answered so far, by field. It may be incomplete. */
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

/** Names the fields of answers that the rules of this form have parsed, one by one. */
const answersTo = <Form extends LeadForm>(parsed: Answers): AnswersTo<Form> =>
  // oxlint-disable-next-line typescript/consistent-type-assertions, typescript/no-unsafe-type-assertion -- `Object.fromEntries` forgets the keys
  parsed as AnswersTo<Form>;

/** The schema of a form's answers, by a rule for each field. */
const answersBy = ({ fields }: LeadForm, rule: typeof ruleOf) =>
  v.object(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, rule(field)])));

/** Parses answers from storage or an address. An invalid one counts as empty. */
export function readAnswers<Form extends LeadForm>(form: Form, stored: unknown): AnswersTo<Form> {
  const answers = answersBy(form, draftRuleOf);
  return answersTo<Form>(v.parse(v.fallback(answers, v.parse(answers, {})), stored));
}

/** The first problem of each field. Empty if the answers are a lead. */
export const problemsOf = ({ fields }: LeadForm, answers: Answers): Problems =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const { issues } = v.safeParse(ruleOf(field), answers[name]);
      return issues === undefined ? [] : [[name, issues[0].message]];
    }),
  );

/** The answers as a lead, with texts trimmed; null if one is invalid. */
export function leadOf<Form extends LeadForm>(
  form: Form,
  answers: Answers,
): AnswersTo<Form> | null {
  const { success, output } = v.safeParse(answersBy(form, ruleOf), answers);
  return success ? answersTo<Form>(output) : null;
}
