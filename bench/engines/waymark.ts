import { calculateGst } from '#brackets/core/gst.ts';
import { incomeTaxOf } from '#brackets/core/income-tax.ts';
import { defaultSchedule } from '#machines/tax-calculator/schedules.ts';
import type { Engine } from './engine.ts';

/** The product's own: whole cents times basis points. */
export const waymark: Engine = {
  name: 'waymark',
  incomeTax: (grossIncome) => incomeTaxOf(defaultSchedule, { grossIncome }),
  gst: (amount, mode) => {
    const { gstAmount = 0, total = 0 } = calculateGst({ amount, mode, supply: 'standard' }) ?? {};
    return { gstAmount, total };
  },
};
