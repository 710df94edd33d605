import { expect, test } from 'vitest';
import { labMachines } from '#lab.config.ts';
import { coverTransitions } from '#statelab/paths/cover.ts';
import { explore } from '#statelab/explore/explore.ts';
import { isSame } from '#statelab/tape/plain.ts';
import { pageScripts } from '#lab/pages/all.ts';
import { pageScriptOf } from '#statelab/config.ts';

test('every machine on a page of the site can be driven through it', () => {
  const onPages = labMachines.filter(({ path }) => path !== null).map(({ id }) => id);
  const driven = new Set(pageScripts.map(({ scenario }) => scenario.machine.id));
  expect([...driven].toSorted()).toEqual(onPages.toSorted());
});

test.each(labMachines.filter(({ path }) => path !== null))(
  '$id: its page drives the same machine as the lab',
  ({ id, scenario }) => {
    expect(pageScriptOf(id)?.scenario.machine).toBe(scenario.machine);
  },
);

/**
 * The transitions that do not change the page’s look: there a test expects that nothing else
 * happened.
 */
const unseen: Readonly<Record<string, readonly string[]>> = {
  form: ['form.open|FIELD.BLUR|0'],
  'lead-outbox': [
    'lead-outbox.delivering|NETWORK.ONLINE|0',
    'lead-outbox.delivering|xstate.error.actor.0.lead-outbox.delivering|0',
    'lead-outbox.waiting|LEAD.QUEUE|0',
  ],
  'quote-wizard': [
    'contact|FIELD.BLUR|0',
    'quote-wizard.contact.sending|FIELD.CHANGE|0',
    'quote-wizard.contact.sending|STEP.BACK|0',
    'quote-wizard.services.advancing|GROUP.MOVE|0',
    'quote-wizard|STEP.VISIT|0',
    'thank-you|STEP.VISIT|1',
  ],
  'tax-calculator': [
    'tax-calculator.answer.shown|INPUTS.CHANGE|0',
    'tax-calculator.answer.shown|INPUTS.CHANGE|1',
    'tax-calculator.deductions.readable|AMOUNT.LEAVE|1',
  ],
};

test.each(pageScripts)(
  '$scenario.machine.id: every step is visible on its page',
  ({ scenario, canHappen, sights }) => {
    const found = coverTransitions(scenario, explore(scenario, { allow: canHappen })).flatMap(
      (path) => path.filter(({ before, after }) => isSame(sights(before), sights(after))),
    );
    const names = new Set(found.flatMap(({ transitions }) => transitions));
    expect([...names].toSorted()).toEqual(unseen[scenario.machine.id] ?? []);
  },
);
