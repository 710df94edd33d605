import { expect, test } from 'vitest';
import { extractChart } from '#src/lab/chart/extract.ts';
import { statePaths } from '#src/lab/chart/state-path.ts';
import { transitionText } from '#src/lab/chart/transition-text.ts';
import { contactFormScenario } from '#machines/contact-form/contact-form.scenario.ts';
import { leadOutboxScenario } from '#machines/lead-outbox/lead-outbox.scenario.ts';

test.each([
  [contactFormScenario.machine, 0, 'FIELD.CHANGE: stays; does keep value, save draft'],
  [
    contactFormScenario.machine,
    2,
    'FORM.SUBMIT, if form is complete: goes to open.sending; does begin attempt, save draft',
  ],
  [contactFormScenario.machine, 3, 'FORM.SUBMIT, else: goes to open.invalid; does count refusal'],
  [contactFormScenario.machine, 6, 'FORM.SUBMIT: does nothing, on purpose'],
  [
    contactFormScenario.machine,
    8,
    'submitForm done, else if is accepted: goes to arrived; does drop draft',
  ],
  [
    leadOutboxScenario.machine,
    7,
    'LEAD.QUEUE: enters anew waiting; does begin counting afresh, add entry, store entry',
  ],
])('a transition of %j is put in words', (machine, place, words) => {
  const model = extractChart(machine);
  const transition = model.transitions[place];
  expect(transition && transitionText(transition, statePaths(model))).toBe(words);
});
