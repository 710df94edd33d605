import { myDates, myTaxes, type MyTax } from '#content/ui/my-dates.ts';
import { myDatesScenario } from './my-dates.scenario.ts';
import { readTaxes } from './taxes.ts';
import { control, find, open, press, select } from '#statelab/page/act.ts';
import { definePage } from '#statelab/page/define-page.ts';
import { world } from '#lab/world-act.ts';

const box = (tax: MyTax) => control('combobox', myTaxes[tax].label);
const taxNames = ['gst', 'provisionalTax', 'paye', 'incomeTax'] as const;

export const myDatesPage = definePage({
  scenario: myDatesScenario,
  path: '/',
  events: { 'TAX.CHANGE': ({ tax, value }) => select(box(tax), value) },
  outcomes: {
    restoreTaxes: {
      opens: (kept) => [
        ...(kept === undefined
          ? []
          : [
              world(
                'keepInStorage',
                'localStorage',
                'waymark.my-taxes',
                JSON.stringify(readTaxes(kept)),
              ),
            ]),
        open('/'),
        press(control('heading', myDates.heading)),
      ],
    },
  },
  finds: ({ context: { taxes } }) => taxNames.map((tax) => find(box(tax), { value: taxes[tax] })),
  leftToUnitTests: ['my-dates.restoring|xstate.error.actor.0.my-dates.restoring|0'],
});
