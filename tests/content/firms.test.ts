import { expect, test } from 'vitest';
import { firms } from '#content/firms.ts';

test('a firm’s slug is its name in lower case, with hyphens', () => {
  expect(firms.map(({ name, path }) => [name, path]).slice(0, 5)).toEqual([
    ['Greenlion', '/greenlion'],
    ['Harbour Ledger', '/harbour-ledger'],
    ['Isthmus Payroll', '/isthmus-payroll'],
    ['Crater Road Accountants', '/crater-road-accountants'],
    ['Ferry Wharf Tax', '/ferry-wharf-tax'],
  ]);
});

test('contains no other telephone number', () => {
  for (const { phone, email } of firms) {
    expect(phone).toBe('0800 000 000');
    expect(email).toMatch(/@waymark\.example$/);
  }
});
