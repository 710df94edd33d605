import { expect, test } from 'vitest';
import { excerpts } from '#statelab/replay/excerpts.ts';
import { seenDifference } from '#statelab/replay/seen-difference.ts';
import type { Seen } from '#statelab/tape/seen.ts';

const seen: Seen = {
  view: [
    '- main:',
    '  - heading "Your details" [level=1]',
    '  - alert: Choose one',
    '  - button "Send"',
  ],
  focus: '- button "Send"',
  asked: { 'POST / key 1': 1 },
  errors: {},
  stored: { 'sessionStorage draft': 'Aroha' },
  address: '/quote?step=contact',
  history: 3,
};

test('finds no difference in what is the same', () => {
  expect(seenDifference(seen, { ...seen })).toBeUndefined();
});

const [main = '', heading = '', alert = '', button = ''] = seen.view;

test.each<[Partial<Seen>, string]>([
  [{ view: [main, heading, button] }, '‘alert: Choose one’ is missing'],
  [{ view: [main, heading, button, alert] }, '‘button "Send"’ is at another place'],
  [
    { view: [main, '  - heading "Your detail" [level=1]', alert, button] },
    'the view has ‘heading "Your detail" [level=1]’ instead of ‘heading "Your details" [level=1]’',
  ],
  [{ focus: '' }, 'the focus is nowhere instead of on ‘button "Send"’'],
  [{ asked: { 'POST / key 1': 2 } }, 'two requests instead of one: POST /'],
  [{ asked: { 'POST / key 1': 1, 'POST / key 2': 1 } }, 'two requests instead of one: POST /'],
  [{ asked: { 'POST / key 2': 1 } }, 'no requests instead of one: POST / key 1'],
  [
    { asked: { 'POST / key 1': 1, 'aborted POST / key 1': 1 } },
    'a request is aborted: POST / key 1',
  ],
  [{ errors: { 'Too much': 1 } }, 'the console has one error instead of none: Too much'],
  [{ stored: {} }, 'nothing is stored under sessionStorage draft'],
  [
    { stored: { 'sessionStorage draft': 'Aroha', 'localStorage draft': '' } },
    'something is stored under localStorage draft',
  ],
  [{ history: 2 }, 'the history has 2 entries instead of 3'],
])('says how %j differs', (change, sentence) => {
  expect(seenDifference(seen, { ...seen, ...change })).toBe(sentence);
});

test('a long value is cut around the first character that differs, never before it', () => {
  const long = 'a'.repeat(300);
  const [one, other] = excerpts([`${long}x${long}`, `${long}y${long}`]);
  expect(one).toBe(`…${'a'.repeat(20)}x${'a'.repeat(59)}…`);
  expect(other).toBe(`…${'a'.repeat(20)}y${'a'.repeat(59)}…`);
});
