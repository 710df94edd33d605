import { expect, test } from 'vitest';
import { changeOf, nothingSeen, seenAfter, type Seen } from '#statelab/tape/seen.ts';

const first: Seen = {
  view: ['- main:', '  - heading "Quote" [level=1]', '  - button "Continue"'],
  focus: '- button "Continue"',
  asked: { 'GET /quote': 1 },
  errors: {},
  stored: { 'sessionStorage draft': 'a', 'localStorage lead': 'b' },
  address: '/quote',
  history: 2,
};

const second: Seen = {
  view: [
    '- main:',
    '  - heading "Quote" [level=1]',
    '  - alert: Choose one',
    '  - button "Continue"',
  ],
  focus: '',
  asked: { 'GET /quote': 1, 'POST / key 1 name=Aroha': 2 },
  errors: { 'Too much': 1 },
  stored: { 'sessionStorage draft': 'c' },
  address: '/quote?step=location',
  history: 3,
};

test('a tape keeps only what changed', () => {
  expect(changeOf(first, second)).toEqual({
    view: [{ from: 2, gone: 0, come: ['  - alert: Choose one'] }],
    focus: '',
    asked: { 'POST / key 1 name=Aroha': 2 },
    errors: { 'Too much': 1 },
    stored: { 'sessionStorage draft': 'c', 'localStorage lead': null },
    address: '/quote?step=location',
    history: 3,
  });
  expect(changeOf(second, second)).toEqual({});
});

test.each([
  [nothingSeen, first],
  [first, second],
  // Requests are never taken back.
  [second, { ...first, asked: second.asked, errors: second.errors }],
])('what was seen comes back from its change', (before, now) => {
  expect(seenAfter(before, changeOf(before, now))).toEqual(now);
});
