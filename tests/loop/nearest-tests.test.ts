import { expect, test } from 'vitest';
import { nearestTests } from './nearest-tests.ts';

test.each([
  [['machines/quote-wizard/steps.ts'], ['tests/machines', 'tests/maths', 'tests/views']],
  [['content/cities.ts'], ['tests/content', 'tests/machines', 'tests/maths', 'tests/views']],
  [['src/views/quote/choice-step.tsx', 'src/views/faq/search.tsx'], ['tests/views']],
  [
    ['lab/tape/fit.ts', 'brackets/bands.ts'],
    ['lab/tests', 'tests/brackets', 'tests/lab'],
  ],
  [['tests/maths/money.test.ts'], ['tests/maths']],
  [[], []],
])('near %j are the tests of %j', (changed, nearest) => {
  expect(nearestTests(changed)).toEqual(nearest);
});

test('near a file of no folder are all tests', () => {
  expect(nearestTests(['src/views/quote/choice-step.tsx', 'package.json'])).toBe('all');
});
