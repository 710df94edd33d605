import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exactTax, grossForNet, netOf, ratesAt, taxOn } from '#brackets/core/tax.ts';
import { calculateIncomeTax } from '#tests/calculate-income-tax.ts';
import { anyQuestion, scheduleWith } from './arbitraries.ts';
import * as oracle from './oracle.ts';

test('tax in whole cents equals the oracle’s, rounded and exact, and the calculator’s', () => {
  fc.assert(
    fc.property(anyQuestion, ({ schedule, cents }) => {
      const steps = oracle.stepsOf(schedule);
      expect(BigInt(exactTax(schedule, cents))).toBe(oracle.exactTax(steps, BigInt(cents)));
      expect(BigInt(taxOn(schedule, cents))).toBe(oracle.oracleTax(steps, BigInt(cents)));
      const { taxOwed } = calculateIncomeTax({ grossIncome: cents / 100, schedule });
      expect(taxOn(schedule, cents) / 100).toBe(taxOwed);
    }),
    { numRuns: 2000 },
  );
});

describe('the gross income that leaves an amount', () => {
  test('leaves exactly that amount, and a cent less does not', () => {
    fc.assert(
      fc.property(anyQuestion, fc.nat(2_000_000), ({ schedule, cents }, deductions) => {
        const net = netOf(schedule, cents, deductions);
        const gross = grossForNet(schedule, net, deductions);
        expect(netOf(schedule, gross, deductions)).toBe(net);
        expect(gross).toBeLessThanOrEqual(cents);
        expect(gross === 0 || netOf(schedule, gross - 1, deductions) === net - 1).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('is rejected if no income leaves that amount', () => {
    const all = scheduleWith([
      { min: 0, max: 100, rate: 0 },
      { min: 100, max: Infinity, rate: 1 },
    ]);
    expect(grossForNet(all, 10_000)).toBe(10_000);
    expect(() => grossForNet(all, 10_001)).toThrow(
      new RangeError('Take whole cents after tax from 0 to 10000, not 10001.'),
    );
  });
});

test('the rates at an income equal the calculator’s, and the next rate differs only at limits', () => {
  fc.assert(
    fc.property(anyQuestion, ({ schedule, cents }) => {
      const { marginal, next, effective } = ratesAt(schedule, cents);
      const tax = calculateIncomeTax({ grossIncome: cents / 100, schedule });
      expect(marginal).toBe(tax.marginalRate);
      expect(effective).toBeCloseTo(tax.effectiveRate, 14);
      const isLimit = schedule.bands.some(({ lower }) => lower === cents);
      expect(isLimit || next === marginal).toBe(true);
      const above = calculateIncomeTax({ grossIncome: (cents + 1) / 100, schedule });
      expect(next).toBe(above.marginalRate);
    }),
    { numRuns: 1000 },
  );
});
