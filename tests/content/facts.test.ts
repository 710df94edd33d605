import { describe, expect, test } from 'vitest';
import { factGroups, facts } from '#content/facts.ts';
import { plainText } from '#content/text.ts';
import { addedRoutes, specifiedRoutes } from '#tests/site/route-table.ts';

const routes = new Set([...specifiedRoutes, ...addedRoutes]);
const entries = factGroups.flatMap((group) => Object.entries(group.facts));

describe.each(entries)('%s', (id, fact) => {
  test('states its figure and its period, in sentences that end with its mark', () => {
    expect(plainText(fact.wording)).toContain(fact.figure);
    expect(fact.wording).toContain(fact.time ?? '');
    expect(fact.wording).toMatch(/^[^\n[]+\.\[\^\w+\]$/);
    // All prices share one mark.
    const mark = id.startsWith('price') ? 'prices' : id;
    expect(fact.wording.endsWith(`.[^${mark}]`)).toBe(true);
  });

  test('states the earlier figure if the specification has another', () => {
    expect(fact.before ?? '').toContain(fact.specified ?? '');
    expect(fact.specified).not.toBe(fact.figure);
  });

  test('names its source and the day it was checked', () => {
    expect(fact.source).not.toBe('');
    expect(fact.checked).toMatch(/^2026-\d\d-\d\d$/);
  });

  test('names existing pages, each once', () => {
    expect(fact.shownOn.filter((path) => !routes.has(path))).toEqual([]);
    expect(new Set(fact.shownOn).size).toBe(fact.shownOn.length);
  });
});

test('every change since the specification states what applies today', () => {
  const moved = entries
    .filter(([, { specified }]) => specified !== undefined)
    .map(([id, { specified, figure }]) => [id, specified, figure]);
  expect(moved).toEqual([
    ['gstDueDateSeventh', '7th', '28th'],
    ['gstDueDateExamples', '7 April 2025 and 7 June 2025', '7 May 2025 and 30 June 2025'],
    ['gstTaxInvoice', '$50', '$200'],
    ['gstPaymentsBasis', 'under $2 million', '$2 million'],
    ['kiwiSaverEmployer', '3%', '3.5%'],
    [
      'personalBands',
      '$14,000, $48,000, $70,000 and $180,000',
      '10.5% to $15,600, 17.5% to $53,500, 30% to $78,100, 33% to $180,000, 39% above',
    ],
    ['lateFilingCompany', '$250', '$50 or $250'],
    ['lateFilingGst', '$250 plus 1% monthly', '$250'],
    [
      'payePenalty',
      '1%, minimum $20',
      '1% the next day, 4% on the seventh day and 1% each month after',
    ],
    ['useOfMoneyInterest', '7.39%', '8.97%'],
    ['nopaResponse', 'about 4 months', 'two months'],
    ['lowValueAsset', 'below $1,000', '$1,000'],
    ['mileageRate', '79 cents per km', '$1.20'],
    ['brightLine', '10 years', '2 years'],
    ['brightLineMainHome', '2 years', 'over half'],
    ['companyRateLarge', '33%', '28%'],
    ['companyCrossover', '$180,000', '$190,000'],
    ['companyWorkedExample', '$6,622', '$4,087'],
    ['priceGstQuarterly', '$150–$300 quarterly', '$150–$300 a return'],
  ]);
});

test('a business’s year costs what its parts add up to', () => {
  const range = (figure: string): readonly number[] =>
    [...figure.matchAll(/\$([\d,]+)/g)].map(([, amount = '']) => Number(amount.replace(',', '')));
  const { priceAnnualReturn, priceGstReturn, pricePayeSmall, priceBusinessYear } = facts;
  const parts = [priceAnnualReturn, priceGstReturn, pricePayeSmall].map((part) =>
    range(part.figure),
  );
  const [annual = [], gst = [], paye = []] = parts;
  const sums = annual.map((amount, end) => amount + 6 * (gst[end] ?? 0) + 12 * (paye[end] ?? 0));
  expect(sums).toEqual([1_900, 4_400]);
  expect(range(priceBusinessYear.figure)).toEqual(sums);
});
