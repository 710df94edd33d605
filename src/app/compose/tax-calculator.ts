import { taxCalculatorMachine } from '#machines/tax-calculator/tax-calculator.machine.ts';
import { restoreInputs } from '#src/actors/tax-inputs.ts';

/** The income tax calculator, which a link may fill in. */
export const taxCalculator = taxCalculatorMachine.provide({ actors: { restoreInputs } });
