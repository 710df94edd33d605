import { expect, onTestFinished, test, vi } from 'vitest';
import { taxSchedules } from '#content/tax-schedules.ts';
import { calculatorToday } from '#src/routes/content/calculator-today.ts';
import { atEveryClock } from '#tests/clocks.ts';

atEveryClock(() => {
  // The instalment of 28 August 2026 is past, the one of 15 January 2027 is not.
  test('the calculator has the instalments that are due from the day in New Zealand on', () => {
    const { today } = calculatorToday();
    expect(today.instalments).toEqual([
      { due: '2027-01-15', periodEnd: '2027-03-31' },
      { due: '2027-05-07', periodEnd: '2027-03-31' },
      { due: '2027-08-30', periodEnd: '2028-03-31' },
    ]);
    expect(today.finalBill).toEqual({
      due: '2028-02-08',
      dueByAgent: '2028-04-07',
      periodEnd: '2027-03-31',
    });
  });
});

test('a schedule that ended before the first pay rules has none, rather than today’s', () => {
  vi.useFakeTimers({ now: new Date('2026-11-27T12:00:00+13:00'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { rules } = calculatorToday().today;
  expect(taxSchedules.map(({ id }) => id)).toContain('2024-25-composite');
  expect(rules).not.toHaveProperty('2024-25-composite');
  expect(rules['from-2024-07-31']?.to).toBe('2027-03-31');
});

test.each([
  ['2026-03-31', '2026-03-31'],
  ['2026-04-01', '2027-03-31'],
])('on %s in New Zealand the final bill is of the tax year to %s', (day, periodEnd) => {
  vi.useFakeTimers({ now: new Date(`${day}T12:00:00+13:00`), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  expect(calculatorToday().today.finalBill.periodEnd).toBe(periodEnd);
});
