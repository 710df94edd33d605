import { expect, test } from 'vitest';
import { taxCalendars } from '#content/tax-calendars.ts';
import { myTaxes } from '#content/ui/my-dates.ts';
import { calendarsOf, noTaxes, ownDates, readTaxes, type Taxes } from '#machines/my-dates/taxes.ts';

const due = (taxes: Partial<Taxes>, day = '2026-11-27') =>
  ownDates({ ...noTaxes, ...taxes }, day).map((date) => `${date.due} ${date.kind}`);

test('the next four dates of an employer who files GST to February, April and so on', () => {
  expect(due({ gst: 'gst-two-monthly-february', paye: 'employer' })).toEqual([
    '2026-11-30 gst',
    '2026-12-21 paye',
    '2027-01-20 paye',
    '2027-01-28 gst',
  ]);
});

test('the next four dates of a sole trader with and without an agent', () => {
  expect(due({ provisionalTax: 'provisional-tax', incomeTax: 'income-tax' })).toEqual([
    '2027-01-15 provisionalTax',
    '2027-02-09 terminalTax',
    '2027-05-07 provisionalTax',
    '2027-07-07 incomeTaxReturn',
  ]);
  expect(due({ provisionalTax: 'provisional-tax', incomeTax: 'income-tax-by-agent' })).toEqual([
    '2027-01-15 provisionalTax',
    '2027-03-31 incomeTaxReturnByAgent',
    '2027-04-07 terminalTaxByAgent',
    '2027-05-07 provisionalTax',
  ]);
});

test('who files GST six-monthly pays provisional tax in two instalments', () => {
  expect(due({ gst: 'gst-six-monthly', provisionalTax: 'provisional-tax' })).toEqual([
    '2027-05-07 gst',
    '2027-05-07 provisionalTaxSixMonthly',
    '2027-10-28 gst',
    '2027-10-28 provisionalTaxSixMonthly',
  ]);
  const taxes = { ...noTaxes, gst: 'gst-six-monthly', provisionalTax: 'provisional-tax' };
  expect(calendarsOf(taxes).map(({ path }) => path)).toEqual([
    '/calendars/provisional-tax-six-monthly.ics',
    '/calendars/gst-six-monthly.ics',
  ]);
});

test('a date counts until its day is over', () => {
  expect(due({ paye: 'employer' }, '2026-12-21')[0]).toBe('2026-12-21 paye');
  expect(due({ paye: 'employer' }, '2026-12-22')[0]).toBe('2027-01-20 paye');
});

const options = Object.entries(myTaxes).flatMap(([tax, { options: all }]) =>
  all.flatMap(({ value }) => (value === '' ? [] : [{ tax, value }])),
);

test.each(options)('$tax by $value has a calendar, and four dates on every day', (option) => {
  expect(taxCalendars.map(({ id }) => id)).toContain(option.value);
  for (const day of ['2026-11-26', '2027-02-10', '2028-02-29', '2028-10-29']) {
    expect(due({ [option.tax]: option.value }, day)).toHaveLength(4);
  }
});

test.each([undefined, null, 7, 'gst', [], { gst: 1 }, { gst: 'paye', paye: 'gst-monthly' }])(
  'what is no choice counts as none: %j',
  (kept) => {
    expect(readTaxes(kept)).toEqual(noTaxes);
  },
);

test('reads the taxes that were kept', () => {
  expect(readTaxes({ gst: 'gst-monthly', paye: 'no more', older: 'x' })).toEqual({
    ...noTaxes,
    gst: 'gst-monthly',
  });
});
