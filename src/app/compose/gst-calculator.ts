import { gstCalculatorMachine } from '#machines/gst-calculator/gst-calculator.machine.ts';
import { copyText } from '#src/actors/clipboard.ts';

/** The GST calculator with the browser's clipboard. */
export const gstCalculator = gstCalculatorMachine.provide({ actors: { copyText } });
