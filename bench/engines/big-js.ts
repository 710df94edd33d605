import { Big } from 'big.js';
import { bands, type Engine } from './engine.ts';

const zero = new Big(0);
const exactBands = bands.map(({ lower, upper, rate, ...band }) => ({
  ...band,
  lower: new Big(lower),
  upper: upper === Infinity ? null : new Big(upper),
  rate,
  exactRate: new Big(rate),
}));

/** Dollars as big.js numbers. */
export const bigJs: Engine = {
  name: 'big.js',
  incomeTax: (grossIncome) => {
    const gross = new Big(grossIncome);
    const brackets = [];
    let tax = zero;
    let rounded = zero;
    for (const band of exactBands) {
      const amount = (band.upper !== null && gross.gt(band.upper) ? band.upper : gross).minus(
        band.lower,
      );
      if (amount.lte(zero)) break;
      tax = tax.plus(amount.times(band.exactRate));
      const soFar = tax.round(2, Big.roundHalfUp);
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
    const given = new Big(amount);
    const share = mode === 'add' ? given.times(15).div(100) : given.times(15).div(115);
    const gst = share.round(2, Big.roundHalfUp);
    const total = mode === 'add' ? given.plus(gst) : given.minus(gst);
    return { gstAmount: gst.toNumber(), total: total.toNumber() };
  },
};
