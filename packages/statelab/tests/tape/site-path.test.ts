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
  'quote',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://example.com/quote',
  '//example.com/quote',
  '/\\example.com/quote',
  '\n//example.com',
  '/\t/example.com',
  '/lab/',
  '/lab',
  '/quote/../lab/',
  '/%6Cab/',
  '/LAB/',
  '/%ff',
])('%j is not', (path) => {
  expect(isSitePath(path)).toBe(false);
});
