import { bands, type Engine } from './engine.ts';

const toCent = (dollars: number): number => Math.round(dollars * 100) / 100;

/** Dollars as floats, rounded with Math.round: fast and sometimes a cent off. */
export const floats: Engine = {
  name: 'naive floats',
  incomeTax: (grossIncome) => {
    const brackets = [];
    let tax = 0;
    let rounded = 0;
    for (const { min, max, lower, upper, rate } of bands) {
      const amount = Math.min(grossIncome, upper) - lower;
      if (amount <= 0) break;
      tax += amount * rate;
      const soFar = toCent(tax);
      brackets.push({ min, max, rate, amount: toCent(amount), tax: toCent(soFar - rounded) });
      rounded = soFar;
    }
    return {
      grossIncome,
      deductions: 0,
      taxableIncome: grossIncome,
      taxOwed: rounded,
      afterTaxIncome: toCent(grossIncome - rounded),
      effectiveRate: grossIncome === 0 ? 0 : rounded / grossIncome,
      marginalRate: brackets.at(-1)?.rate ?? 0,
      brackets,
    };
  },
  gst: (amount, mode) => {
    const gstAmount = toCent(mode === 'add' ? amount * 0.15 : (amount * 0.15) / 1.15);
    return { gstAmount, total: toCent(mode === 'add' ? amount + gstAmount : amount - gstAmount) };
  },
};
