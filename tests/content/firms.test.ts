import { expect, test } from 'vitest';
import { firmPage, firmTag, ratingText } from '#content/firm.ts';
import { firms } from '#content/firms.ts';

test('a firm’s page is at its name, lowercased, with hyphens for spaces', () => {
  expect(firms.map(({ name, path }) => [name, path]).slice(0, 5)).toEqual([
    ['Greenlion', '/greenlion'],
    ['Harbour Ledger Sample', '/harbour-ledger-sample'],
    ['Isthmus Payroll Sample', '/isthmus-payroll-sample'],
    ['Cone and Crater Sample', '/cone-and-crater-sample'],
    ['Ferry Wharf Sample', '/ferry-wharf-sample'],
  ]);
});

test('the paid partner is the first and the only one featured, at its canonical address', () => {
  expect(firms.filter(({ featured }) => featured).map(({ name }) => name)).toEqual(['Greenlion']);
  expect(firms[0] && firmPage(firms[0]).path).toBe('/accountants/greenlion');
});

test('whatever is a sample says so, and no rating is printed as measured', () => {
  for (const firm of firms.filter(({ sample }) => sample)) {
    expect(firmTag(firm).label).toBe('Sample listing');
    expect(firm.summary).toMatch(/^Sample listing: /);
  }
  for (const firm of firms) expect(ratingText(firm)).toMatch(/\(Sample figure\)$/);
});

test('nobody else’s telephone rings', () => {
  for (const { phone, email } of firms) {
    expect(phone).toBe('0800 000 000');
    expect(email).toMatch(/@waymark\.example$/);
  }
});
