import { expect, test } from 'vitest';
import { quote } from '#content/ui/quote.ts';
import { delays } from '#machines/delays.ts';
import { noAnswers, reachableStep } from '#machines/quote-wizard/answers.ts';
import type { QuoteAnswers } from '#machines/quote-wizard/answers.ts';
import {
  questionSteps,
  stepNumber,
  steps,
  stepNamed,
  type Step,
} from '#machines/quote-wizard/steps.ts';
import { onlySpecified, specifiedFields, specifiedSteps, timing } from '#tests/specified-steps.ts';
import { allAnswers } from './wizard.ts';

test('asks the specified steps in order, with their words and fields', () => {
  const asked = steps.map((step) => ({
    id: step.id,
    heading: quote.steps[step.id].heading,
    short: quote.steps[step.id].short,
    fields: step.fields.filter((field) => specifiedFields.includes(field)),
    options:
      step.kind === 'typed'
        ? {}
        : Object.fromEntries(step.options.map(({ value, label }) => [value, label])),
  }));
  const ids = onlySpecified(questionSteps);
  expect(asked.filter(({ id }) => ids.includes(id))).toEqual(specifiedSteps);
});

test('a choice and a request take the specified time', () => {
  expect(delays).toMatchObject(timing);
});

test('steps are counted from 1, and the thank-you comes after the last', () => {
  expect(questionSteps.map(stepNumber)).toEqual(steps.map((_, index) => index + 1));
  expect(stepNumber('thank-you')).toBe(steps.length + 1);
});

test.each([
  ['services', 'services'],
  ['thank-you', 'thank-you'],
  ['Services', 'business-type'],
  ['', 'business-type'],
  [null, 'business-type'],
] as const)('an address that names %j asks for %s', (named, step) => {
  expect(stepNamed(named)).toBe(step);
});

test.each([
  ['business-type', {}, 'business-type'],
  ['thank-you', {}, 'business-type'],
  ['location', { businessType: 'company' }, 'location'],
  // A gap holds back whatever is answered behind it.
  ['contact', { ...allAnswers, services: [] }, 'services'],
  ['services', { ...allAnswers, services: [] }, 'services'],
  ['contact', { ...allAnswers, lastName: ' ' }, 'name'],
  ['thank-you', allAnswers, 'contact'],
] satisfies [Step, Partial<QuoteAnswers>, Step][])(
  'asked for %s with %j, %s shows',
  (asked, answers, shown) => {
    expect(reachableStep({ ...noAnswers, ...answers }, asked)).toBe(shown);
  },
);
