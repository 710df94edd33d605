import { expect, test } from 'vitest';
import { extractChart } from 'statelab/chart/extract';
import { collapsible, collapseModel } from 'statelab/chart/collapse';
import { quoteWizardMachine } from '#machines/quote-wizard/quote-wizard.machine.ts';

const wizard = extractChart(quoteWizardMachine);

test('what holds other states can be folded, but for the machine itself', () => {
  expect(collapsible(wizard)).toEqual([
    'business-type',
    'location',
    'services',
    'urgency',
    'name',
    'contact',
    'thank-you',
    'delivering',
  ]);
});

test('a folded state hides what it holds, and keeps what leads in and out', () => {
  const { states, transitions } = collapseModel(wizard, new Set(['thank-you', 'contact']));
  const ids = states.map(({ id }) => id);
  expect(ids).toContain('thank-you');
  expect(ids).not.toContain('delivering');
  expect(states.find(({ id }) => id === 'thank-you')?.within).toBe(5);
  expect(states.find(({ id }) => id === 'location')?.within).toBe(null);
  const between = transitions
    .filter(({ source, targets }) => source === 'contact' && targets.includes('thank-you'))
    .map(({ trigger }) => trigger);
  expect(between).toEqual(['LEAD.TAKEN', 'LEAD.QUEUED', 'LEAD.UNKEPT']);
  expect(
    transitions.filter(({ source }) => source === 'thank-you').map(({ trigger }) => trigger),
  ).toEqual(['STEP.VISIT']);
});

test('a state folded within a folded one changes nothing', () => {
  expect(collapseModel(wizard, new Set(['thank-you', 'delivering']))).toEqual(
    collapseModel(wizard, new Set(['thank-you'])),
  );
});
