import { expect, test } from 'vitest';
import { chartMaker } from '#statelab/build/chart-maker.ts';
import { extractChart } from '#statelab/machine/extract.ts';
import { placesOf } from '#statelab/chart/places.ts';
import { quoteWizardMachine } from '#machines/quote-wizard/quote-wizard.machine.ts';

const model = extractChart(quoteWizardMachine);
const layOut = chartMaker();
const open = await layOut(model);
const folded = await layOut(model, new Set(['location']));

const boxIn = (layout: typeof open, id: string) =>
  layout.states.find((state) => state.id === id)?.box;
const timer = model.transitions.find(
  ({ source, kind }) => source === 'quote-wizard.location.advancing' && kind === 'after',
);
const label = open.transitions.find(({ names }) => names.includes(timer?.name ?? ''))?.label.box;

test('finds a transition by both its ends and its label', () => {
  expect(placesOf(open, timer?.name ?? '')).toEqual([
    boxIn(open, 'services'),
    boxIn(open, 'quote-wizard.location.advancing'),
    label,
  ]);
  expect(placesOf(open, 'services')).toEqual([boxIn(open, 'services')]);
});

test('finds a hidden state at its collapsed parent', () => {
  expect(placesOf(folded, 'quote-wizard.location.waiting')).toEqual([boxIn(folded, 'location')]);
});
