import { expect, test } from 'vitest';
import { extractChart } from '#statelab/machine/extract.ts';
import { statePaths, transitionText } from '#statelab/chart/part-texts.ts';
import { formMachine } from '#machines/form/form.machine.ts';
import { leadOutboxScenario } from '#machines/lead-outbox/lead-outbox.scenario.ts';

test.each([
  [formMachine, 'FIELD.CHANGE: stays; does set field, save draft'],
  [
    formMachine,
    'FORM.SUBMIT, if lead is complete: goes to open.sending; does begin attempt, save draft',
  ],
  [formMachine, 'FORM.SUBMIT, else: goes to open.invalid; does count invalid submit'],
  [formMachine, 'FORM.SUBMIT: does nothing, on purpose'],
  [formMachine, 'submitForm done, else: goes to sent; does pass lead on'],
  [
    leadOutboxScenario.machine,
    'LEAD.QUEUE: re-enters waiting; does reset failures, add entry, store entry',
  ],
])('describes a transition of $id', (machine, words) => {
  const model = extractChart(machine);
  const paths = statePaths(model);
  expect(model.transitions.map((each) => transitionText(each, paths))).toContain(words);
});
