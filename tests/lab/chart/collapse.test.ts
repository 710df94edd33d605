import { expect, test } from 'vitest';
import { extractChart } from '#statelab/machine/extract.ts';
import { collapseModel } from '#statelab/chart/collapse.ts';
import { quoteWizardMachine } from '#machines/quote-wizard/quote-wizard.machine.ts';

const wizard = extractChart(quoteWizardMachine);

test('a collapsed state hides its children, and keeps transitions in and out', () => {
  const { states, transitions } = collapseModel(wizard, new Set(['contact', 'name']));
  const ids = states.map(({ id }) => id);
  expect(ids).toContain('contact');
  expect(ids).not.toContain('quote-wizard.contact.sending');
  expect(states.find(({ id }) => id === 'contact')?.within).toBe(4);
  expect(states.find(({ id }) => id === 'location')?.within).toBe(null);
  const between = transitions
    .filter(({ source, targets }) => source === 'contact' && targets.includes('thank-you'))
    .map(({ trigger }) => trigger);
  expect(between).toEqual(['submitForm done']);
  expect(
    transitions.filter(({ source }) => source === 'contact').map(({ trigger }) => trigger),
  ).toEqual(['STEP.BACK', 'submitForm done']);
});
