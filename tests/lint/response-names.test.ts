import { expect, test } from 'vitest';
import { lintPlanted } from './lint-planted.ts';

const code = 'export const answer = 200;\n';

/** Files of the form handler, of other programs and of sums. */
const responses = [
  'e2e/quick-quote.e2e.ts',
  'machines/lead/handler-response.ts',
  'machines/form/sending.ts',
  'machines/my-dates/my-dates.page.ts',
  'packages/statelab/machine/candidates.ts',
  'src/actors/post.ts',
  'src/server/take/answers.ts',
  'src/views/calculators/profit-comparison.tsx',
  'src/views/forms/form.tsx',
  'tests/actors/post.test.ts',
];

/** Files of what a visitor has typed, and of questions. */
const answers = [
  'e2e/wizard-driver.ts',
  'machines/faq-search/search-index.ts',
  'machines/form/form-model.ts',
  'machines/lead/field.ts',
  'machines/quote-wizard/answers.ts',
  'src/views/page/question-list.island.tsx',
  'src/views/quote/one-page-form.tsx',
  'tests/machines/quote-wizard/answers.test.ts',
];

test('lint refuses an answer that nobody has typed', () => {
  const files = Object.fromEntries([...responses, ...answers].map((path) => [path, code]));
  expect(lintPlanted('response-names', files)).toEqual(responses);
});
