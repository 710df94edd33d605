import { describe, expect, test } from 'vitest';
import { readDate } from '#machines/behind-with-tax/read-date.ts';
import { readYears } from '#machines/behind-with-tax/read-years.ts';

const today = '2026-11-26';

describe('tax years', () => {
  test.each([
    ['', []],
    ['2025, 2023', [2023, 2025]],
    ['2023 and 2024', [2023, 2024]],
    ['2021 to 2024', [2021, 2022, 2023, 2024]],
    ['2021-2023; 2022', [2021, 2022, 2023]],
    // The tax year by both of its years.
    ['2023-24', [2024]],
    ['2023/24, 2024/25', [2024, 2025]],
    ['24/25', [2025]],
    ['2024/2025', [2025]],
    ['FY24, FY25', [2024, 2025]],
    ['22/23 to 24/25', [2023, 2024, 2025]],
    ['2023年、2024 y 2025', [2023, 2024, 2025]],
    ['tax years 2021 and 2024', [2021, 2024]],
    // Those that are late, the newest last.
    ['2 years', [2025, 2026]],
    ['2', [2025, 2026]],
    ['2 años', [2025, 2026]],
    ['the last three tax years', [2024, 2025, 2026]],
  ])('%j', (typed, years) => {
    expect(readYears(typed, today)).toEqual({ years, problem: null });
  });

  test.each([
    ['02', { kind: 'not-years' }],
    ['24/26', { kind: 'not-years' }],
    ['20 years', { kind: 'year-too-early', year: 2007 }],
    ['2 meses', { kind: 'not-years' }],
    // A list or a range.
    ['2021 a 2025', { kind: 'not-years' }],
    ['2024 to 2021', { kind: 'not-years' }],
    ['2009', { kind: 'year-too-early', year: 2009 }],
    ['2026, 2027', { kind: 'not-due', year: 2027 }],
  ])('%j counts as none', (typed, problem) => {
    expect(readYears(typed, today)).toEqual({ years: [], problem });
  });

  test('are late after 7 July', () => {
    expect(readYears('2026', '2026-07-07').problem).toEqual({ kind: 'not-due', year: 2026 });
    expect(readYears('2026', '2026-07-08').years).toEqual([2026]);
  });
});

describe('the day that tax was due', () => {
  test.each([
    ['7/2/2026', '2026-02-07'],
    ['07.02.26', '2026-02-07'],
    ['7 feb. 2026', '2026-02-07'],
    ['the 7th of February, 2026', '2026-02-07'],
    ['Sat, 7 Feb 2026.', '2026-02-07'],
    ['February 7th, 2026', '2026-02-07'],
    ['7Feb2026', '2026-02-07'],
    ['3rd\u00a0of August 2024', '2024-08-03'],
    [' 2026-02-07 ', '2026-02-07'],
    ['29/2/2024', '2024-02-29'],
    ['1/1/2010', '2010-01-01'],
    ['26/11/2026', '2026-11-26'],
  ])('%j', (typed, day) => {
    expect(readDate(typed, today)).toEqual({ day, problem: null });
  });

  test.each([
    ['', null],
    ['2/2026', 'not-a-date'],
    ['722026', 'not-a-date'],
    ['31st June 2025', 'not-a-date'],
    ['2/13/2025', 'not-a-date'],
    ['2025-02-30', 'not-a-date'],
    ['31/12/2009', 'date-too-early'],
    ['27/11/2026', 'future'],
  ])('%j counts as none', (typed, kind) => {
    expect(readDate(typed, today)).toEqual({ day: null, problem: kind && { kind } });
  });
});
