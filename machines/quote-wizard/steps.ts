import * as v from 'valibot';
import { problemsOf, type Answers } from './answers.ts';
import type { LeadField } from './lead.ts';

/** The steps that ask something, in order; their names stand in the address (/quote?step=services). */
export const questionSteps = [
  'business-type',
  'location',
  'services',
  'urgency',
  'name',
  'contact',
] as const;

export type QuestionStep = (typeof questionSteps)[number];

/** The fields each step asks for. */
export const stepFields = {
  'business-type': ['businessType'],
  location: ['location'],
  services: ['services'],
  urgency: ['urgency'],
  name: ['firstName', 'lastName'],
  contact: ['email', 'phone', 'businessName'],
} as const satisfies Record<QuestionStep, readonly LeadField[]>;

/** A step as an address names it; anything else is the first one. */
export const stepSchema = v.fallback(v.picklist([...questionSteps, 'thank-you']), 'business-type');

export type Step = v.InferOutput<typeof stepSchema>;

/** A step's number from 1; the thank-you is 7. */
export const stepNumber = (step: Step): number =>
  step === 'thank-you' ? questionSteps.length + 1 : questionSteps.indexOf(step) + 1;

const isAnswered = (answers: Answers, step: QuestionStep): boolean => {
  const problems = problemsOf(answers);
  return stepFields[step].every((field) => problems[field] === undefined);
};

/** The step an address may show: the one it asks for, or the first unanswered one before it. */
export function reachableStep(answers: Answers, asked: Step): QuestionStep {
  const number = Math.min(stepNumber(asked), questionSteps.length);
  const before = questionSteps.slice(0, number - 1);
  return (
    before.find((step) => !isAnswered(answers, step)) ??
    questionSteps[number - 1] ??
    'business-type'
  );
}
