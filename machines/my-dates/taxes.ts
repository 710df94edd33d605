import * as v from 'valibot';
import { isInCalendar, taxCalendars } from '#content/tax-calendars.ts';
import { dayOfIso, isoOf } from '#brackets/core/calendar.ts';
import { taxDatesBetween, type TaxDate } from '#content/tax-dates/tax-dates.ts';
import { myTaxes, type MyTax } from '#content/ui/my-dates.ts';

/** The id of the calendar that a visitor chose for each tax; empty for a tax that is not theirs. */
export type Taxes = Readonly<Record<MyTax, string>>;

export const noTaxes: Taxes = { gst: '', provisionalTax: '', paye: '', incomeTax: '' };

const calendarFor = (tax: MyTax) =>
  v.fallback(v.picklist(myTaxes[tax].options.map(({ value }): string => value)), '');

const storedTaxes = v.object({
  gst: calendarFor('gst'),
  provisionalTax: calendarFor('provisionalTax'),
  paye: calendarFor('paye'),
  incomeTax: calendarFor('incomeTax'),
});

/** Parses the stored taxes. A value that is not an option counts as not chosen. */
export const readTaxes = (kept: unknown): Taxes => v.parse(v.fallback(storedTaxes, noTaxes), kept);

export const hasTaxes = (taxes: Taxes): boolean => Object.values(taxes).some(Boolean);

/**
 * The calendars of a visitor's taxes. Who files GST six-monthly pays provisional tax in two
 * instalments, with those returns (Income Tax Act 2007, section RC 13).
 */
export function calendarsOf(taxes: Taxes) {
  const provisionalTax =
    taxes.provisionalTax && taxes.gst === 'gst-six-monthly'
      ? 'provisional-tax-six-monthly'
      : taxes.provisionalTax;
  const chosen = Object.values({ ...taxes, provisionalTax });
  return taxCalendars.filter(({ id }) => chosen.includes(id));
}

/** How many days ahead to look: each calendar has at least four dates in them. */
const horizon = 750;

/** The next four dates of a visitor's taxes, from a day on (YYYY-MM-DD), in order. */
export function ownDates(taxes: Taxes, day: string): readonly TaxDate[] {
  const calendars = calendarsOf(taxes);
  return taxDatesBetween(day, isoOf(dayOfIso(day) + horizon))
    .filter((date) => calendars.some((calendar) => isInCalendar(calendar, date)))
    .slice(0, 4);
}
