import { expect, test } from 'vitest';
import { extractChart } from '#src/lab/chart/extract.ts';
import { statePaths } from '#src/lab/chart/state-path.ts';
import { transitionText } from '#src/lab/chart/transition-text.ts';
import { formMachine } from '#machines/form/form.machine.ts';
import { leadOutboxScenario } from '#machines/lead-outbox/lead-outbox.scenario.ts';

test.each([
  [formMachine, 0, 'FIELD.CHANGE: stays; does keep answer, save draft'],
  [
    formMachine,
    2,
    'FORM.SUBMIT, if form is complete: goes to open.sending; does begin attempt, save draft, send lead',
  ],
  [formMachine, 3, 'FORM.SUBMIT, else: goes to open.invalid; does count refusal'],
  [formMachine, 10, 'FORM.SUBMIT: does nothing, on purpose'],
  [formMachine, 7, 'LEAD.TAKEN: goes to arrived; does drop draft'],
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
