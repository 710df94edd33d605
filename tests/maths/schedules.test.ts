import { describe, expect, test } from 'vitest';
import { taxSchedules } from '#content/tax-schedules.ts';
import {
  everySchedule,
  scheduleFor,
  scheduleForYear,
  findSchedule,
} from '#brackets/core/schedules.ts';
import { schedules } from '#machines/tax-calculator/schedules.ts';
import { dayOfIso, isoOf } from '#brackets/core/calendar.ts';

const first = dayOfIso('2010-04-01');
const days = Array.from({ length: dayOfIso('2028-03-31') - first + 1 }, (_, index) =>
  isoOf(first + index),
);

/** Limits and rates as published: '10.5% to 14000, 33% above'. */
const bandsOf = ({ bands }: { bands: readonly { max: number; rate: number }[] }) =>
  bands
    .map(({ max, rate }) => `${Number((rate * 100).toFixed(2))}% to ${max}`)
    .join(', ')
    .replace('to Infinity', 'above');

describe('a day', () => {
  test('since 1 April 2010 has exactly one schedule in force', () => {
    const covering = (day: string) =>
      everySchedule.filter(
        ({ composite, from, to }) => !composite && from <= day && (to === null || day <= to),
      );
    const wrong = days.filter((day) => covering(day).length !== 1);
    expect(days).toHaveLength(6_575);
    expect(wrong).toEqual([]);
    expect(days.filter((day) => scheduleFor(day) !== covering(day)[0])).toEqual([]);
  });

  test.each([
    ['2010-04-01', '12.5% to 14000, 21% to 48000, 33% to 70000, 38% above'],
    ['2010-10-01', '10.5% to 14000, 17.5% to 48000, 30% to 70000, 33% above'],
    ['2021-04-01', '10.5% to 14000, 17.5% to 48000, 30% to 70000, 33% to 180000, 39% above'],
    ['2024-07-30', '10.5% to 14000, 17.5% to 48000, 30% to 70000, 33% to 180000, 39% above'],
    ['2024-07-31', '10.5% to 15600, 17.5% to 53500, 30% to 78100, 33% to 180000, 39% above'],
  ])('%s has %s', (day, bands) => {
    expect(bandsOf(scheduleFor(day))).toBe(bands);
  });
});

describe('a tax year', () => {
  test.each([
    [2011, '11.5% to 14000, 19.25% to 48000, 31.5% to 70000, 35.5% above'],
    [2022, '10.5% to 14000, 17.5% to 48000, 30% to 70000, 33% to 180000, 39% above'],
    [
      2025,
      '10.5% to 14000, 12.82% to 15600, 17.5% to 48000, 21.64% to 53500, 30% to 70000, 30.99% to 78100, 33% to 180000, 39% above',
    ],
    [2027, '10.5% to 15600, 17.5% to 53500, 30% to 78100, 33% to 180000, 39% above'],
  ])('%d is assessed with %s', (year, bands) => {
    expect(bandsOf(scheduleForYear(year))).toBe(bands);
  });

  test('without a change of rates is assessed with the schedule in force', () => {
    const years = Array.from({ length: 18 }, (_, index) => 2011 + index);
    const other = years.filter(
      (year) => scheduleForYear(year) !== scheduleFor(`${year - 1}-04-01`),
    );
    expect(other).toEqual([2011, 2025]);
  });
});

test('the calculators offer the specified schedule and schedules of the law', () => {
  expect(schedules.map(({ id }) => id)).toEqual(taxSchedules.map(({ id }) => id));
  expect(schedules[0]?.id).toBe('specified');
  for (const { id, bands } of schedules.slice(1)) expect(findSchedule(id)?.bands).toEqual(bands);
});

test('every schedule has a unique id and a source', () => {
  expect(new Set(everySchedule.map(({ id }) => id)).size).toBe(everySchedule.length);
  for (const { source } of everySchedule) expect(source).toMatch(/Act|Inland Revenue/);
  expect(findSchedule('2031')).toBeUndefined();
});
