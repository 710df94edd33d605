import fc from 'fast-check';
import { expect, test } from 'vitest';
import { payRulesOn } from '#brackets/data/pay-rules.ts';
import { taxSchedules } from '#content/tax-schedules.ts';
import { emptyInputs } from '#machines/tax-calculator/address.ts';
import { taxFor, type TaxInputs } from '#machines/tax-calculator/inputs.ts';
import { sumLines } from '#src/views/calculators/working.ts';

const inForce = 'from-2024-07-31';
const rules = payRulesOn('2026-11-22');

const amount = fc.integer({ min: 0, max: 400_000_00 }).map((cents) => String(cents / 100));
const asked: fc.Arbitrary<TaxInputs> = fc
  .record({
    income: amount,
    deductions: amount,
    incomeType: fc.constantFrom('individual', 'business', 'investment'),
    workLevy: fc.constantFrom('', '1.20'),
    studentLoan: fc.boolean(),
    earnerCredit: fc.boolean(),
    kiwiSaver: fc.constantFrom('', '3.5', '10'),
    schedule: fc.constantFrom(...taxSchedules.map(({ id }) => id)),
  })
  .map((some) => ({ ...emptyInputs(inForce), ...some }));

test('the lines of every result add up as printed', () => {
  fc.assert(
    fc.property(asked, (inputs) => {
      const lines = sumLines({ inputs, tax: taxFor(inputs), rules }).map(({ label, value }) => ({
        label,
        dollars: Number(value.replaceAll(/[$,]/g, '')),
      }));
      const of = (wanted: string) => lines.find(({ label }) => label === wanted)?.dollars ?? 0;
      const [gross, deducted, taxable, tax] = lines.map(({ dollars }) => dollars);
      const left = lines.at(-1)?.dollars;
      expect(taxable).toBe(Math.max(0, (gross ?? 0) - (deducted ?? 0)));
      const costs = inputs.incomeType === 'individual' ? 0 : (deducted ?? 0);
      const extras = [
        'ACC earners’ levy',
        'ACC work levy',
        'Student loan',
        'KiwiSaver',
        'Independent earner tax credit',
      ].reduce((sum, label) => sum + of(label), 0);
      expect(left).toBe((gross ?? 0) - costs - (tax ?? 0) - extras);
    }),
  );
});
