import { expect, test } from 'vitest';
import { holdsIrdNumber } from '#machines/lead/ird-number.ts';

test.each([
  '49091850',
  '136410132',
  'My number is 49-091-850.',
  'IRD049091850, since May',
  '136 410 132',
  'Call 09 555 1234, or look for 35901981',
  'Not 136410133 but 136410132',
])('finds an IRD number in %s', (text) => {
  expect(holdsIrdNumber(text)).toBe(true);
});

test.each([
  '',
  'Xero, from 15 January 2027',
  // A wrong check digit.
  '136410133',
  // Too short, too long, too low.
  '9125568',
  '1364101320',
  '00000000',
  // In no format of IRD numbers.
  '4909 1850',
])('finds none in %s', (text) => {
  expect(holdsIrdNumber(text)).toBe(false);
});
