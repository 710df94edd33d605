import { expect, test } from 'vitest';
import { looksLikePhoneNumber } from '#machines/lead/phone.ts';

test.each([
  '021 123 4567',
  '021 555 0123',
  '+64 21 123 4567',
  '+64 (0)21 123 4567',
  '0064 21 123 4567',
  '(09) 555 1234',
  '+64 9 555 1234',
  '0800 123 456',
  // As address books and autofill write it.
  '+64 21 555 0199',
  '6421555199',
  '021\u00A0555\u00A00199',
  '021\u2011555\u20110199',
  '+61 2 9374 4000',
  '+44 20 7946 0958',
])('accepts %s', (number) => {
  expect(looksLikePhoneNumber(number)).toBe(true);
});

test.each([
  '',
  '12345',
  '64 21 555',
  'ring me',
  // No landline number starts with 1.
  '09 123 4567',
  // A digit short, a digit long.
  '022 123 456',
  '05 555 1234',
  '+64 9 123 4567',
  '+1234567',
  '+1234567890123456',
  '021 555 0123 ext 4',
])('rejects %s', (number) => {
  expect(looksLikePhoneNumber(number)).toBe(false);
});
