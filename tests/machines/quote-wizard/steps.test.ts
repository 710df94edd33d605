import * as v from 'valibot';
import { expect, test } from 'vitest';
import { noAnswers, type Answers } from '#machines/quote-wizard/answers.ts';
import { reachableStep, stepNumber, stepSchema, type Step } from '#machines/quote-wizard/steps.ts';
import { allAnswers } from './wizard.ts';

test.each([
  ['business-type', 1],
  ['location', 2],
  ['services', 3],
  ['urgency', 4],
  ['name', 5],
  ['contact', 6],
  ['thank-you', 7],
] as const)('%s is step %d', (step, number) => {
  expect(stepNumber(step)).toBe(number);
});

test.each([
  ['services', 'services'],
  ['thank-you', 'thank-you'],
  ['Services', 'business-type'],
  ['', 'business-type'],
  [null, 'business-type'],
] as const)('an address that names %j asks for %s', (named, step) => {
  expect(v.parse(stepSchema, named)).toBe(step);
});

test.each([
  ['business-type', {}, 'business-type'],
  ['location', {}, 'business-type'],
  ['thank-you', {}, 'business-type'],
  ['location', { businessType: 'company' }, 'location'],
  ['contact', { businessType: 'company' }, 'location'],
  // A gap holds back whatever is answered behind it.
  ['contact', { ...allAnswers, services: [] }, 'services'],
  ['services', { ...allAnswers, services: [] }, 'services'],
  ['contact', { ...allAnswers, lastName: ' ' }, 'name'],
  ['contact', { ...allAnswers, email: '' }, 'contact'],
  ['thank-you', allAnswers, 'contact'],
  ['business-type', allAnswers, 'business-type'],
] satisfies [Step, Partial<Answers>, Step][])(
  'asked for %s with %j, %s shows',
  (asked, answers, shown) => {
    expect(reachableStep({ ...noAnswers, ...answers }, asked)).toBe(shown);
  },
);
