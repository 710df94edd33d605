import { expect, test } from 'vitest';
import { prices } from '#content/facts/prices.ts';
import { quoteExample } from '#content/ui/quote-example.ts';

test('the example of three answers stays within the typical range', () => {
  const dollars = (text: string): readonly number[] => (text.match(/\d+/g) ?? []).map(Number);
  const [least = 0, most = 0] = dollars(prices.priceAnnualReturn.figure);
  const asked = quoteExample.quotes.flatMap(({ price }) => dollars(price));
  expect(asked).toHaveLength(3);
  expect(asked.filter((price) => price < least || price > most)).toEqual([]);
});
