import { expect, test } from 'vitest';
import type { Page, Section } from '#content/page.ts';
import { withComingDates } from '#src/routes/content/coming-dates.ts';
import { atEveryClock } from '#tests/clocks.ts';

const dates: Section = {
  kind: 'dates',
  id: 'next-dates',
  heading: 'Next dates',
  shape: 'strip',
  taxes: ['provisionalTax', 'gst', 'incomeTaxReturn'],
  each: 2,
};
const page: Page = {
  path: '/sole-trader-tax',
  family: 'service',
  title: 'Title',
  description: 'Description',
  name: 'Name',
  heading: 'Heading',
  lede: 'Lede',
  sections: [dates],
  updated: '2026-11-22',
};

test('a section lists the next dates of each tax in order, from the build date', () => {
  const [section] = withComingDates(page, '2026-11-30').sections;
  if (section?.kind !== 'dates') throw new Error('The section lost its kind.');
  expect(section.intro).toBe(
    'From 30 November 2026, for a tax year that ends on 31 March. A date on a weekend or holiday moves to the next working day.',
  );
  expect(section.dates?.map(({ day, what }) => `${day}: ${what}`)).toEqual([
    '30 November 2026: GST for periods that end on 31 October 2026',
    '15 January 2027: Provisional tax, instalment 2 of the year to 31 March 2027',
    '15 January 2027: GST for periods that end on 30 November 2026',
    '7 May 2027: Provisional tax, instalment 3 of the year to 31 March 2027',
    '7 July 2027: Income tax return for the year to 31 March 2027',
  ]);
});

test('counts a date as coming until its day has ended, and as past from the next day', () => {
  const folded: Page = {
    ...page,
    sections: [{ ...dates, shape: 'folded', taxes: ['gst'], each: 9 }],
  };
  const past = (day: string) => {
    const [section] = withComingDates(folded, day).sections;
    return section?.kind === 'dates' && section.dates?.map(({ due }) => due);
  };
  const before = ['2026-05-07', '2026-05-28', '2026-06-29', '2026-07-28', '2026-08-28'];
  const spring = ['2026-09-28', '2026-10-28'];
  expect(past('2026-11-30')).toEqual([...before, ...spring]);
  expect(past('2026-12-01')).toEqual([...before, ...spring, '2026-11-30']);
});

atEveryClock((day) => {
  const first = new Map([
    ['2027-01-15', ['From 15 January 2027', '2027-01-15']],
    ['2026-08-29', ['From 29 August 2026', '2026-09-28']],
  ]);

  test('begins with the day in New Zealand, and what is due from it on', () => {
    const [section] = withComingDates(page).sections;
    if (section?.kind !== 'dates') throw new Error('The section lost its kind.');
    expect([section.intro?.split(',')[0], section.dates?.[0]?.due]).toEqual(first.get(day));
  });
});
