import { problemsOf, readAnswers } from '#machines/lead/lead-form.ts';
import { quoteForm, type QuoteAnswers, type QuoteField } from './quote-form.ts';
import {
  rowOf,
  stepNumber,
  steps,
  type ChoiceStep,
  type QuestionStep,
  type Step,
  type StepRow,
} from './steps.ts';

export const noAnswers: QuoteAnswers = readAnswers(quoteForm, {});

/** The answers with one of them replaced; a value that is not an option clears the answer. */
export const withAnswer = (
  answers: QuoteAnswers,
  field: QuoteField,
  value: string | readonly string[],
): QuoteAnswers => readAnswers(quoteForm, { ...answers, [field]: value });

/** The answers after an option was chosen; where several may be, one that was chosen before is taken away. */
export function withChoice(answers: QuoteAnswers, step: ChoiceStep, value: string): QuoteAnswers {
  if (step.kind === 'choice') return withAnswer(answers, step.fields[0], value);
  const [field] = step.fields;
  const options = step.options.map((option): string => option.value);
  const chosen = options.filter((option) => (option === value) !== answers[field].includes(option));
  return withAnswer(answers, field, chosen);
}

/** The first of some steps that asks for something that cannot be sent as it is. */
const firstUnanswered = (answers: QuoteAnswers, rows: readonly StepRow[]): StepRow | undefined => {
  const problems = problemsOf(quoteForm, answers);
  return rows.find(({ fields }) => fields.some((field) => problems[field] !== undefined));
};

/** True if what a step asks for can be sent as it is. */
export const isAnswered = (answers: QuoteAnswers, step: QuestionStep): boolean =>
  firstUnanswered(answers, [rowOf(step)]) === undefined;

/** The step an address may show: the one it asks for, or the first unanswered one before it. */
export function reachableStep(answers: QuoteAnswers, asked: Step): QuestionStep {
  const ahead = steps.slice(0, stepNumber(asked));
  return (firstUnanswered(answers, ahead) ?? ahead.at(-1) ?? steps[0]).id;
}
