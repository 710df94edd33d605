import { gstCalculator, modes } from '#content/interface/gst-calculator.ts';
import { gstExamples } from '#content/pages/gst-calculator.ts';
import type {
  GstCalculatorEvent,
  gstCalculatorMachine,
} from '#machines/gst-calculator/gst-calculator.machine.ts';
import { gstCalculatorScenario } from '#machines/gst-calculator/gst-calculator.scenario.ts';
import { open, press, world, type Act } from 'statelab/page/act';
import { desktop, type PageScript } from 'statelab/page/page-script';

const { amount: words, copy, examples } = gstCalculator;
const copyLabels = {
  original: copy.original,
  gstAmount: copy.gst,
  total: copy.total,
  lines: gstCalculator.column.copy,
};

function actsOf(event: GstCalculatorEvent): Act {
  if (event.type === 'FIGURE.COPY') return press('button', copyLabels[event.figure]);
  const { mode, amount, rate } = event.change;
  if (rate !== undefined) {
    const example = gstExamples.find((candidate) => candidate.amount === amount);
    return press('button', examples.use(example?.title ?? ''));
  }
  if (amount !== undefined) {
    return { do: 'fill', control: { role: 'spinbutton', name: words.label }, text: amount };
  }
  return press('radio', modes.find(({ value }) => value === mode)?.label ?? '');
}

export const gstCalculatorPage: PageScript<typeof gstCalculatorMachine> = {
  scenario: gstCalculatorScenario,
  viewport: desktop,
  prepare: [world('holdClipboard'), open('/gst-calculator')],
  acts: (step) => {
    if (step.kind === 'wait') return [];
    if (step.kind === 'event') return [actsOf(step.event)];
    return [world('endWrite', step.outcome === 'copied')];
  },
  // Without a result there is no button to copy it, and typing what stands there changes nothing.
  canHappen: (snapshot, step) => {
    if (step.kind !== 'event') return true;
    if (step.event.type === 'FIGURE.COPY') return snapshot.hasTag('answered');
    const { amount, rate } = step.event.change;
    return rate !== undefined || amount !== snapshot.context.inputs.amount;
  },
  leftToUnitTests: [],
};
