import type { MyTax } from '#content/ui/my-dates.ts';
import { isSame, type Scenario } from '#machines/scenario.ts';
import { myDatesMachine } from './my-dates.machine.ts';
import { hasTaxes, noTaxes } from './taxes.ts';

const change = (tax: MyTax, value: string) => ({
  event: { type: 'TAX.CHANGE', tax, value } as const,
});

export const myDatesScenario: Scenario<typeof myDatesMachine> = {
  machine: myDatesMachine,
  events: [
    change('gst', 'gst-monthly'),
    change('gst', 'gst-six-monthly'),
    change('gst', ''),
    change('provisionalTax', 'provisional-tax'),
    change('provisionalTax', ''),
    change('paye', 'employer'),
    change('paye', 'large-employer'),
    change('paye', ''),
    change('incomeTax', 'income-tax'),
    change('incomeTax', 'income-tax-by-agent'),
    change('incomeTax', ''),
  ],
  outcomes: {
    restoreTaxes: [
      { name: 'nothing', output: undefined },
      { name: 'the taxes of an earlier visit', output: { ...noTaxes, paye: 'employer' } },
      { name: 'a failure', error: new Error('The storage cannot be read.') },
    ],
  },
  key: ({ value, context: { taxes } }) => [value, ...Object.values(taxes)].join(', '),
  invariants: {
    'the dates are the visitor’s own exactly while a tax is chosen': ({ after }) =>
      after.matches('own') === hasTaxes(after.context.taxes),
    'a choice counts, and its browser keeps it while a tax is chosen': ({
      step,
      after,
      sentEvents,
    }) => {
      if (step.kind !== 'event') return sentEvents.length === 0;
      const { taxes } = after.context;
      const kept = hasTaxes(taxes) ? { type: 'TAXES.KEEP', taxes } : { type: 'TAXES.FORGET' };
      return isSame(sentEvents, [{ actor: 'taxStore', event: kept }]);
    },
    'a choice changes no other tax': ({ step, before, after }) =>
      step.kind !== 'event' ||
      isSame({ ...before.context.taxes, [step.event.tax]: step.event.value }, after.context.taxes),
  },
};
