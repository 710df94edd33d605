import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inspectIncome } from '#brackets/inspect-income.ts';
import { calculateIncomeTax } from '#tests/calculate-income-tax.ts';
import { anyQuestion } from '#tests/maths/arbitraries.ts';

test('the step is the calculator’s', () => {
  fc.assert(
    fc.property(anyQuestion, fc.nat(100_000), ({ schedule, cents }, off) => {
      const deductions = off / 100;
      const { step } = inspectIncome(schedule, cents / 100, deductions);
      const taxOn = (gross: number) =>
        calculateIncomeTax({ grossIncome: gross / 100, deductions, schedule }).taxOwed;
      const expected = Math.round(taxOn(cents) * 100) - Math.round(taxOn(cents - 1) * 100);
      expect(step).toBe(cents === 0 ? null : expected);
    }),
    { numRuns: 1000 },
  );
});
