import type { ActorRefFrom } from 'xstate';
import type { gstCalculatorMachine } from '#machines/gst-calculator/gst-calculator.machine.ts';
import type { taxCalculatorMachine } from '#machines/tax-calculator/tax-calculator.machine.ts';

export type TaxCalculatorActor = ActorRefFrom<typeof taxCalculatorMachine>;

export type GstCalculatorActor = ActorRefFrom<typeof gstCalculatorMachine>;
