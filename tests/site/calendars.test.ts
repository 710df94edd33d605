import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { taxCalendars } from '#content/tax-calendars.ts';
import { taxDatesBetween } from '#content/tax-dates/tax-dates.ts';
import { buildDay, pageAt, readFile } from './built-site.ts';
import { linksOf, mainOf } from './reading.ts';

const made = buildDay();
const yearAfter = `${Number(made.slice(0, 4)) + 1}${made.slice(4).replace('-02-29', '-02-28')}`;
const all = taxDatesBetween(made, yearAfter);

const calendarAt = (path: string) => new ICAL.Component(ICAL.parse(readFile(path).toString()));
const eventsAt = (path: string) =>
  calendarAt(path)
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event));
const daysAt = (path: string) => eventsAt(path).map(({ startDate }) => startDate.toString());

describe.each(taxCalendars)('$path', ({ path, taxes }) => {
  const events = eventsAt(path);

  test('is a calendar of whole days, each with a unique name', () => {
    expect(calendarAt(path).getFirstPropertyValue('version')).toBe('2.0');
    expect(events.length).toBeGreaterThanOrEqual(2); // Some taxes fall due twice a year.
    expect(events.filter(({ startDate }) => !startDate.isDate)).toEqual([]);
    expect(events.map(({ duration }) => duration.toString())).toEqual(events.map(() => 'P1D'));
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  });

  test('has only dates of its taxes, from the day of the build', () => {
    const due = all.filter(({ kind }) => taxes.includes(kind)).map((date) => date.due);
    expect(daysAt(path).filter((day) => !due.includes(day))).toEqual([]);
  });

  test('is linked from the guide to tax dates', () => {
    const links = linksOf(mainOf(pageAt('/blog/nz-tax-deadlines-2025')));
    expect(links.map(([, href]) => href)).toContain(path);
  });
});

test('the GST dates are split between the two groups of two-monthly filers and the monthly ones', () => {
  const [january, february, monthly] = [
    'two-monthly-january',
    'two-monthly-february',
    'monthly',
  ].map((name) => daysAt(`/calendars/gst-${name}.ics`));
  expect([...(january ?? []), ...(february ?? [])].toSorted()).toEqual(monthly?.toSorted());
});
