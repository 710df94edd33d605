import { expect, test } from 'vitest';
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
