import { expect, test } from 'vitest';
import { isSitePath } from '#statelab/tape/site-path.ts';

test.each(['/', '/quote', '/quote?step=contact', '/blog/nz-tax-deadlines-2025#gst', '/laboratory'])(
  '%s is of the site',
  (path) => {
    expect(isSitePath(path)).toBe(true);
  },
);

test.each([
  '',
  'javascript:alert(1)',
  '//example.com/quote',
  '/\\example.com/quote',
  '/lab/',
  '/%6Cab/',
])('%j is not', (path) => {
  expect(isSitePath(path)).toBe(false);
});
