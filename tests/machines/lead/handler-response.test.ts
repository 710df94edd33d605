import { expect, test } from 'vitest';
import { isAccepted, isRejected } from '#machines/lead/handler-response.ts';

test.each([
  [199, false],
  [200, true],
  [204, true],
  [303, true],
  [399, true],
  [400, false],
  [500, false],
])('status %d counts as accepted: %s', (status, accepted) => {
  expect(isAccepted({ status })).toBe(accepted);
});

test.each([
  [200, false],
  [399, false],
  [400, true],
  [407, true],
  [408, false],
  [409, true],
  [425, false],
  [429, false],
  [499, true],
  [500, false],
  [503, false],
])('status %d counts as rejected for good: %s', (status, refused) => {
  expect(isRejected({ status })).toBe(refused);
});
