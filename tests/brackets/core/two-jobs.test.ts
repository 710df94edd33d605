import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { payRulesFor } from '#brackets/core/schedules.ts';
import { largestPay } from '#brackets/core/pay-question.ts';
import { payYear } from '#brackets/core/pay-year.ts';
import { secondaryCode, taxCodes, type TaxCode } from '#brackets/core/tax-code.ts';
import { twoJobs, type Job } from '#brackets/core/two-jobs.ts';

const rules = payRulesFor('2026-11-22');
const nothing = { deductions: 0, earnerCredit: false };
const job = (dollars: number, code: TaxCode): Job => ({ gross: dollars * 100, code });

describe('two jobs', () => {
  test('give back what deductions and the credit of the year are worth', () => {
    const claims = { deductions: 100_000, earnerCredit: true };
    const found = twoJobs(rules, [job(30_000, 'M'), job(20_000, 'M')], claims);
    expect(found).toMatchObject({ incomeTax: 748_300, credit: 52_000, toPay: 39_800 });
  });

  test('reduce the credit by the income that is left after deductions', () => {
    const claims = { deductions: 100_000, earnerCredit: false };
    // 13 cents less for each of the 1,000 dollars from 66,000 to 67,000.
    const found = twoJobs(rules, [job(50_000, 'ME'), job(18_000, 'S')], claims);
    expect(found?.credit).toBe(39_000);
  });

  const cents = fc.oneof(fc.nat(10_000), fc.nat(30_000_000), fc.nat(100_000_000_000));
  const pair = fc.tuple(cents, fc.constantFrom(...taxCodes));

  test('come to what the year of their monthly pays comes to', () => {
    fc.assert(
      fc.property(pair, pair, ([gross, code], [gross2, code2]) => {
        fc.pre(gross + gross2 <= largestPay);
        const jobs = [
          { gross, code },
          { gross: gross2, code: code2 },
        ] as const;
        const found = twoJobs(rules, jobs, nothing);
        const pays = jobs.flatMap(({ gross: all, code: by }) =>
          Array.from({ length: 12 }, (_, month) => ({
            day: `2026-${String(4 + (month % 9)).padStart(2, '0')}-20`,
            every: 'month' as const,
            gross: Math.floor((all + month) / 12),
            code: by,
          })),
        );
        const { withheld, incomeTax, levy, toPay } = payYear({ pays });
        expect(found).toMatchObject({ incomeTax, levy, toPay });
        expect(found?.paye.reduce((sum, paye) => sum + paye)).toBe(withheld);
      }),
    );
  });

  test('are refused above the largest pay', () => {
    expect(twoJobs(rules, [job(1_200_000_000, 'M'), job(1, 'SA')], nothing)).toBeNull();
    expect(twoJobs(rules, [job(1_199_999_999, 'M'), job(1, 'SA')], nothing)).not.toBeNull();
  });
});

test('the right secondary code leaves less than $10 when the second pay stays in its band', () => {
  fc.assert(
    fc.property(
      fc.constantFrom([15_600, 53_500], [53_500, 78_100], [78_100, 150_000]),
      fc.nat(),
      fc.nat(),
      ([from, to], one, two) => {
        const [least = 0, most = 0] = [one, two]
          .map((seed) => from * 100 + (seed % ((to - from) * 100)))
          .toSorted((a, b) => a - b);
        const jobs = [
          { gross: least, code: 'M' },
          { gross: most - least, code: secondaryCode(rules.bands, most) },
        ] as const;
        const { toPay = Infinity } = twoJobs(rules, jobs, nothing) ?? {};
        expect(Math.abs(toPay)).toBeLessThan(1_000);
      },
    ),
  );
});
