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

/** Parses answers from storage or an address. An invalid one counts as empty. */
export function readAnswers<Form extends LeadForm>(
  { fields }: Form,
  stored: unknown,
): AnswersTo<Form> {
  const rules = Object.entries(fields).map(([name, field]) => [name, draftRuleOf(field)] as const);
  const answers = v.object(Object.fromEntries(rules));
  const read: Answers = v.parse(v.fallback(answers, v.parse(answers, {})), stored);
  return answersTo<Form>(read);
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
  { fields }: Form,
  answers: Answers,
): AnswersTo<Form> | null {
  const lead: Record<string, Answer> = {};
  for (const [name, field] of Object.entries(fields)) {
    const { success, output } = v.safeParse(ruleOf(field), answers[name]);
    if (!success) return null;
    lead[name] = output;
  }
  return answersTo<Form>(lead);
}
