import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { payRulesFor, scheduleFor } from '#brackets/core/schedules.ts';
import { pay } from '#brackets/entries/index.ts';
import { exactTax } from '#brackets/core/tax.ts';
import { payPeriods, periodsPerYear } from '#brackets/core/pay-question.ts';
import { taxCodes } from '#brackets/core/tax-code.ts';
import { sweep } from './sweep-range.ts';

const days = fc.constantFrom('2025-04-01', '2026-03-31', '2026-04-01', '2027-03-31');
const every = fc.constantFrom(...payPeriods);
const gross = fc.oneof(fc.nat(500_000), fc.nat(10_000_000_000));

/** Ten-thousandths of a cent in a cent. */
const perCent = 10_000;
const points = (rate: number): number => Math.round(rate * perCent);

/** The most that truncation takes from an amount, in cents times hundredths of a percent. */
const gap = (exact: bigint, cents: number): bigint => exact - BigInt(cents) * BigInt(perCent);

describe('a pay', () => {
  test('truncates: each share is less than a cent and a dollar’s share below the exact one', () => {
    fc.assert(
      fc.property(days, every, gross, fc.constantFrom(...taxCodes), (day, period, cents, code) => {
        const rules = payRulesFor(day);
        const { rates } = rules.kiwiSaver;
        for (const kiwiSaver of rates) {
          const found = pay(rules, { gross: cents, every: period, code, kiwiSaver });
          const { contribution, esct, net } = found.employer;
          const saved = gap(BigInt(cents) * BigInt(points(kiwiSaver)), found.kiwiSaver);
          expect(saved >= 0n && saved < BigInt(perCent)).toBe(true);
          const put = gap(BigInt(cents) * BigInt(points(rules.kiwiSaver.least)), contribution);
          expect(put >= 0n && put < BigInt(perCent)).toBe(true);
          expect(esct).toBeLessThanOrEqual(contribution * 0.39);
          expect(net).toBe(contribution - esct);
          expect(found.takeHome).toBe(cents - found.paye - found.studentLoan - found.kiwiSaver);
        }
      }),
    );
  });

  test('over a year takes the year’s tax and levy, less truncation', () => {
    fc.assert(
      fc.property(days, every, gross, (day, period, cents) => {
        const rules = payRulesFor(day);
        const periods = periodsPerYear[period];
        const annual = cents * periods - ((cents * periods) % 100);
        const upTo = rules.accLevy.upTo * 100;
        const levy = Math.min(annual, upTo) * points(rules.accLevy.rate);
        const year = exactTax(scheduleFor(day), annual) + levy;
        const { paye } = pay(rules, { gross: cents, every: period, code: 'M' });
        // Less than a cent a week, and less than a cent a period. The maximum levy is rounded by
        // half a cent.
        const dropped = year - paye * periods * perCent;
        expect(dropped).toBeGreaterThanOrEqual(-perCent / 2);
        expect(dropped).toBeLessThan((52 + periods) * perCent);
      }),
    );
  });

  test('for a fortnight or four weeks equals that of its weeks', () => {
    fc.assert(
      fc.property(days, fc.nat(500_000), (day, cents) => {
        const rules = payRulesFor(day);
        const weekly = pay(rules, { gross: cents, every: 'week', code: 'M' }).paye;
        const of = (period: 'fortnight' | 'four-weeks', weeks: number) =>
          pay(rules, { gross: cents * weeks, every: period, code: 'M' }).paye;
        expect([of('fortnight', 2), of('four-weeks', 4)]).toEqual([weekly * 2, weekly * 4]);
      }),
    );
  });
});

test.each(['M', 'ME'] as const)('gives the oracle’s PAYE for weekly pays with %s', (subject) => {
  expect(sweep({ subject, from: 0, to: 500_000, step: 97 })).toEqual({
    checked: 5_155,
    wrong: 0,
    examples: [],
  });
});
