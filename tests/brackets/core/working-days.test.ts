import { describe, expect, it } from 'vitest';
import { dateOf, dayOf, dayOfIso, isoOf, weekday } from '#brackets/core/calendar.ts';
import { isWorkingDay, workingDayFrom } from '#brackets/core/working-days.ts';

describe('the calendar', () => {
  it('starts a week on Monday', () => {
    expect(['2026-11-23', '2026-11-29'].map((day) => weekday(dayOfIso(day)))).toEqual([0, 6]);
  });

  it('handles leap days and the end of a month', () => {
    expect(dateOf(dayOf(2028, 2, 29))).toEqual({ year: 2028, month: 2, date: 29 });
    expect(isoOf(dayOf(2027, 2, 29))).toBe('2027-03-01');
    expect(isoOf(dayOf(2026, 13, 15))).toBe('2027-01-15');
    expect(isoOf(dayOf(2027, 3, 0))).toBe('2027-02-28');
  });

  it.each(['2027-02-29', '2027-13-01', '2027-1-1', 'tomorrow', ''])('rejects %j', (text) => {
    expect(() => dayOfIso(text)).toThrow(`'${text}' is not a date. Write it as YYYY-MM-DD.`);
  });
});

describe('working days', () => {
  it.each([
    ['2026-04-06', 'Easter Monday'],
    ['2027-03-26', 'Good Friday'],
    ['2026-02-06', 'Waitangi Day'],
    ['2027-02-08', 'the Monday after Waitangi Day on a Saturday'],
    ['2027-04-26', 'the Monday after Anzac Day on a Sunday'],
    ['2027-06-07', 'the Sovereign’s birthday'],
    ['2026-07-10', 'Matariki'],
    ['2026-10-26', 'Labour Day'],
    ['2026-12-28', 'the days after Christmas'],
    ['2026-01-02', 'the day after New Year’s Day'],
    ['2027-01-04', 'the Monday for 2 January, where 1 January is a Friday'],
    ['2028-01-04', 'the Tuesday, where 1 January is a Saturday'],
    ['2023-01-03', 'the Tuesday, where 1 January is a Sunday'],
    ['2026-11-22', 'a Sunday'],
    ['2026-11-21', 'a Saturday'],
  ])('exclude %s: %s', (day) => {
    expect(isWorkingDay(dayOfIso(day))).toBe(false);
  });

  it.each(['2026-11-23', '2026-12-24', '2027-01-05', '2027-02-09', '2026-01-05', '2025-01-03'])(
    'include %s',
    (day) => {
      expect(isWorkingDay(dayOfIso(day))).toBe(true);
    },
  );

  it('move over Christmas to the first working day of the year', () => {
    expect(isoOf(workingDayFrom(dayOfIso('2026-12-25')))).toBe('2027-01-05');
    expect(isoOf(workingDayFrom(dayOfIso('2026-12-24')))).toBe('2026-12-24');
  });

  it.each([2022, 2023, 2024, 2025, 2026, 2027, 2028, 2029, 2030, 2031, 2032])(
    'exclude one Friday for Matariki in the middle of %i',
    (year) => {
      const winter = Array.from({ length: 46 }, (_, index) => dayOf(year, 6, 10) + index);
      const off = winter.filter((day) => weekday(day) < 5 && !isWorkingDay(day));
      expect(off.map(weekday)).toEqual([4]);
    },
  );

  it('report a year without a known Matariki', () => {
    expect(() => isWorkingDay(dayOfIso('2033-01-05'))).toThrow(
      'The date of Matariki in 2033 is not known.',
    );
  });
});
