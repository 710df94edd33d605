import { calculateGst } from '#brackets/core/gst.ts';
import { calculateIncomeTax } from '#machines/tax-calculator/income-tax.ts';
import type { Engine } from './engine.ts';

/** The product's own: whole cents times basis points. */
export const waymark: Engine = {
  name: 'waymark',
  incomeTax: (grossIncome) => calculateIncomeTax({ grossIncome }),
  gst: (amount, mode) => {
    const { gstAmount = 0, total = 0 } = calculateGst({ amount, mode, supply: 'standard' }) ?? {};
    return { gstAmount, total };
  },
};
