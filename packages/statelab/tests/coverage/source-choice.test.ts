import { expect, test } from 'vitest';
import { printChosen, readChosen } from '#statelab/coverage/source-choice.ts';

const all = { tests: true, visits: true, files: true };

test.each([
  ['', all],
  ['without=tests', { ...all, tests: false }],
  ['without=tests&without=visits', { ...all, tests: false, visits: false }],
  ['without=files', all],
  ['without=everything', all],
  ['without', all],
  ['with=tests', all],
])('an address that says “%s” counts %j', (search, chosen) => {
  expect(readChosen(search)).toEqual(chosen);
});

test('an address says what is left out; files are in none', () => {
  expect(printChosen(all)).toBe('');
  expect(printChosen({ tests: false, visits: true, files: false })).toBe('without=tests');
  expect(printChosen({ tests: false, visits: false, files: true })).toBe(
    'without=tests&without=visits',
  );
});
