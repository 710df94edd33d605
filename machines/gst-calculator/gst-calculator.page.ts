import { gstCalculator, modes, supplies } from '#content/ui/gst-calculator.ts';
import { gstExamples } from '#content/pages/gst-calculator.ts';
import { labelOf } from '#machines/lead/form-body.ts';
import { gstCalculatorScenario } from './gst-calculator.scenario.ts';
import { control, fill, find, leave, open, press, select } from '#statelab/act.ts';
import { definePage } from '#statelab/page/define-page.ts';
import { world } from '#lab/world-act.ts';

const { copy, examples } = gstCalculator;
const copyLabels = {
  original: copy.original,
  gstAmount: copy.gst,
  total: copy.total,
  lines: gstCalculator.column.copy,
};
const amountBox = control('textbox', gstCalculator.amount.label);

export const gstCalculatorPage = definePage({
  scenario: gstCalculatorScenario,
  path: '/gst-calculator',
  prepare: [world('holdClipboard'), open('/gst-calculator')],
  events: {
    // An example changes the whole form; its amount identifies it.
    'INPUTS.CHANGE': ({ change: { mode, amount, supply } }) => {
      if (supply !== undefined) {
        const example = gstExamples.find((candidate) => candidate.amount === amount);
        if (example !== undefined) return press(control('button', examples.use(example.title)));
        return select(control('combobox', gstCalculator.supply.label), labelOf(supplies, supply));
      }
      if (amount !== undefined) return fill(amountBox, amount);
      return press(control('radio', labelOf(modes, mode ?? '')));
    },
    'AMOUNT.LEAVE': leave(amountBox),
    'FIGURE.COPY': ({ figure }) => press(control('button', copyLabels[figure])),
  },
  outcomes: { copyText: (outcome) => world('endWrite', 'output' in outcome) },
  // The button needs a result.
  when: { 'FIGURE.COPY': (snapshot) => snapshot.hasTag('calculated') },
  finds: ({ context }) => [find(amountBox, { value: context.inputs.amount })],
});
