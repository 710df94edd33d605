import { quote } from '#content/interface/quote.ts';
import { questionSteps, stepNumber, type QuestionStep } from '#machines/quote-wizard/steps.ts';

/** 'Step 2 of 6' */
export const progressOf = (step: QuestionStep): string =>
  quote.progress(stepNumber(step), questionSteps.length);

/** The step in the document's title: 'Step 2 of 6: Location'. */
export const stepTitle = (step: QuestionStep): string =>
  quote.stepTitle(progressOf(step), quote.steps[step].short);
