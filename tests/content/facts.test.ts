import { describe, expect, test } from 'vitest';
import { factGroups, facts } from '#content/facts.ts';
import { plainText } from '#content/text.ts';
import { feeFor, lateFees } from '#content/ui/behind-with-tax.ts';

const entries = factGroups.flatMap((group) => Object.entries(group.facts));

describe.each(entries)('%s', (id, fact) => {
  test('states its figure and its period, in sentences that end with its mark', () => {
    expect(plainText(fact.wording)).toContain(fact.figure);
    expect(fact.specified).not.toBe(fact.figure);
    expect(fact.wording).toContain(fact.time ?? '');
    expect(fact.wording).toMatch(/^[^\n[]+\.\[\^\w+\]$/);
    // All prices share one mark.
    const mark = id.startsWith('price') ? 'prices' : id;
    expect(fact.wording.endsWith(`.[^${mark}]`)).toBe(true);
  });

  test('names its source and the day it was checked', () => {
    expect(fact.source).not.toBe('');
    expect(fact.checked).toMatch(/^2026-\d\d-\d\d$/);
  });

  test('names each page once', () => {
    expect(new Set(fact.shownOn).size).toBe(fact.shownOn.length);
  });
});

const range = (figure: string): readonly number[] =>
  [...figure.matchAll(/\$([\d,]+)/g)].map(([, amount = '']) => Number(amount.replace(',', '')));

test('late returns cost what the ledger says, late years with an hour of advice', () => {
  const { pricePersonalComplex: year, priceGstReturn: gst, priceConsultation: advice } = facts;
  expect(Object.values(lateFees)).toEqual([year, gst, advice].map(({ figure }) => range(figure)));
  expect([feeFor(2, 0), feeFor(0, 3)]).toEqual(['$800–$1,350', '$450–$900']);
});

test('a business’s year costs what its parts add up to', () => {
  const { priceAnnualReturn, priceGstReturn, pricePayeSmall, priceBusinessYear } = facts;
  const parts = [priceAnnualReturn, priceGstReturn, pricePayeSmall].map((part) =>
    range(part.figure),
  );
  const [annual = [], gst = [], paye = []] = parts;
  const sums = annual.map((amount, end) => amount + 6 * (gst[end] ?? 0) + 12 * (paye[end] ?? 0));
  expect(sums).toEqual([1_900, 4_400]);
  expect(range(priceBusinessYear.figure)).toEqual(sums);
});
