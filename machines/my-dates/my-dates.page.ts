import { myDates, myTaxes, type MyTax } from '#content/ui/my-dates.ts';
import { labelOf } from '#machines/lead/form-body.ts';
import { myDatesScenario } from './my-dates.scenario.ts';
import { readTaxes } from './taxes.ts';
import { control, find, open, press } from '#statelab/act.ts';
import { definePage } from '#statelab/page/define-page.ts';
import { world } from '#lab/world-act.ts';

const chip = (tax: MyTax, value: string) => control('radio', labelOf(myTaxes[tax].options, value));
const keepTaxes = (kept: string) =>
  world('keepInStorage', 'localStorage', 'waymark.my-taxes', kept);
const taxNames = ['gst', 'provisionalTax', 'paye', 'incomeTax'] as const;

export const myDatesPage = definePage({
  scenario: myDatesScenario,
  path: '/',
  events: { 'TAX.CHANGE': ({ tax, value }) => press(chip(tax, value)) },
  outcomes: {
    restoreTaxes: {
      opens: (kept) => [
        ...(kept === undefined ? [] : [keepTaxes(JSON.stringify(readTaxes(kept)))]),
        open('/'),
        press(control('heading', myDates.heading)),
      ],
    },
  },
  finds: ({ context: { taxes } }) =>
    taxNames.map((tax) => find(chip(tax, taxes[tax]), { checked: true })),
});
