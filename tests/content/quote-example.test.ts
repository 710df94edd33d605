import { expect, test } from 'vitest';
import { prices } from '#content/facts/prices.ts';
import { annualReturnExample, companyYearExample } from '#content/ui/quote-example.ts';

test.each([
  ['the annual return', annualReturnExample, prices.priceAnnualReturn],
  ['the year of a company', companyYearExample, prices.priceBusinessYear],
])('the three answers for %s stay within the typical range', (_, { quotes }, { figure }) => {
  const dollars = (text: string): readonly number[] =>
    (text.replaceAll(',', '').match(/\d+/g) ?? []).map(Number);
  const [least = 0, most = 0] = dollars(figure);
  const asked = quotes.flatMap(({ price }) => dollars(price));
  expect(asked).toHaveLength(3);
  expect(asked.filter((price) => price < least || price > most)).toEqual([]);
});
