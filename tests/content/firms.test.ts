import { expect, test } from 'vitest';
import { firmCard, firmPage } from '#content/firm.ts';
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

test('the paid partner is first and the only one featured, at its canonical address', () => {
  expect(firms.filter(({ featured }) => featured).map(({ name }) => name)).toEqual(['Greenlion']);
  expect(firms[0] && firmPage(firms[0]).path).toBe('/accountants/greenlion');
});

test('a sample has a tag on its card and one note on its profile, and none in its name', () => {
  const samples = firms.filter(({ sample }) => sample);
  expect(samples).toHaveLength(4);
  for (const firm of samples) {
    expect(firmCard(firm).tag).toBe('Sample');
    const { heading, sign, lede, sections } = firmPage(firm);
    const visible = JSON.stringify([heading, sign, lede, sections]);
    expect(visible.match(/sample/gi)).toHaveLength(1);
    expect(firm.name).not.toMatch(/sample/i);
  }
});

test('the paid partner’s card says that it is paid, and shows no rating', () => {
  const [partner] = firms;
  expect(partner && firmCard(partner)).toMatchObject({
    tag: 'Featured Partner',
    paid: 'Greenlion pays Waymark for [this place](/accountants/greenlion#featured-partner). Compare it like any other firm.',
    rating: null,
  });
});

test('contains no other telephone number', () => {
  for (const { phone, email } of firms) {
    expect(phone).toBe('0800 000 000');
    expect(email).toMatch(/@waymark\.example$/);
  }
});
