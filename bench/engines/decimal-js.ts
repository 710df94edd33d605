import { Decimal } from 'decimal.js';
import { bands, type Engine } from './engine.ts';

Decimal.set({ precision: 30, rounding: Decimal.ROUND_HALF_UP });
const zero = new Decimal(0);
const exactBands = bands.map(({ lower, upper, rate, ...band }) => ({
  ...band,
  lower: new Decimal(lower),
  upper: new Decimal(upper),
  rate,
  exactRate: new Decimal(rate),
}));

/** Dollars as decimal.js numbers. */
export const decimalJs: Engine = {
  name: 'decimal.js',
  incomeTax: (grossIncome) => {
    const gross = new Decimal(grossIncome);
    const brackets = [];
    let tax = zero;
    let rounded = zero;
    for (const band of exactBands) {
      const amount = Decimal.min(gross, band.upper).minus(band.lower);
      if (amount.lte(zero)) break;
      tax = tax.plus(amount.times(band.exactRate));
      const soFar = tax.toDecimalPlaces(2);
      brackets.push({
        min: band.min,
        max: band.max,
        rate: band.rate,
        amount: amount.toNumber(),
        tax: soFar.minus(rounded).toNumber(),
      });
      rounded = soFar;
    }
    return {
      grossIncome,
      deductions: 0,
      taxableIncome: gross.toNumber(),
      taxOwed: rounded.toNumber(),
      afterTaxIncome: gross.minus(rounded).toNumber(),
      effectiveRate: gross.eq(zero) ? 0 : rounded.toNumber() / grossIncome,
      marginalRate: brackets.at(-1)?.rate ?? 0,
      brackets,
    };
  },
  gst: (amount, mode) => {
    const given = new Decimal(amount);
    const share = mode === 'add' ? given.times(15).div(100) : given.times(15).div(115);
    const gst = share.toDecimalPlaces(2);
    const total = mode === 'add' ? given.plus(gst) : given.minus(gst);
    return { gstAmount: gst.toNumber(), total: total.toNumber() };
  },
};
