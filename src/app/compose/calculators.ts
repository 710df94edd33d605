import { gstCalculatorMachine } from '#machines/gst-calculator/gst-calculator.machine.ts';
import { taxCalculatorMachine } from '#machines/tax-calculator/tax-calculator.machine.ts';
import { copyText } from '#src/actors/clipboard.ts';
import { restoreInputs } from '#src/actors/tax-inputs.ts';

/** The calculators with their real actors: the page's address, and the clipboard. */
export const taxCalculator = taxCalculatorMachine.provide({ actors: { restoreInputs } });

export const gstCalculator = gstCalculatorMachine.provide({ actors: { copyText } });
