import { quoteForm } from '#content/forms/quote.ts';
import { problemsOf, readAnswers, type AnswersTo } from '#machines/lead/lead-form.ts';
import {
  stepNumber,
  steps,
  type ChoiceStep,
  type QuestionStep,
  type QuoteField,
  type Step,
  type StepRow,
} from './steps.ts';

export type QuoteAnswers = AnswersTo<typeof quoteForm>;

export const noAnswers: QuoteAnswers = readAnswers(quoteForm, {});

/** Replaces one answer. A value that is not an option clears it. */
export const withAnswer = (
  answers: QuoteAnswers,
  field: QuoteField,
  value: string | readonly string[],
): QuoteAnswers => readAnswers(quoteForm, { ...answers, [field]: value });

/** Chooses an option. If several may be chosen, choosing one again removes it. */
export function withChoice(answers: QuoteAnswers, step: ChoiceStep, value: string): QuoteAnswers {
  const [field] = step.fields;
  if (step.kind === 'choice') return withAnswer(answers, field, value);
  const options = step.options.map((option) => option.value);
  const chosen = options.filter((option) => (option === value) !== answers[field].includes(option));
  return withAnswer(answers, field, chosen);
}

/** The steps with a missing or invalid answer. */
const unansweredSteps = (answers: QuoteAnswers): readonly StepRow[] => {
  const problems = problemsOf(quoteForm, answers);
  return steps.filter(({ fields }) => fields.some((field) => problems[field] !== undefined));
};

/** True if every answer of a step is valid. */
export const isAnswered = (answers: QuoteAnswers, step: QuestionStep): boolean =>
  unansweredSteps(answers).every(({ id }) => id !== step);

/** The step to show for an address: the one it asks for, or the first unanswered one before it. */
export function reachableStep(answers: QuoteAnswers, asked: Step): QuestionStep {
  const ahead = steps.slice(0, stepNumber(asked));
  const missing = unansweredSteps(answers).find((row) => ahead.includes(row));
  return (missing ?? ahead.at(-1) ?? steps[0]).id;
}
