import type { SnapshotFrom } from 'xstate';
import { isEvent, isSame, type Scenario, type StepResult } from '#machines/scenario.ts';
import { sendingInvariants } from '#machines/form/sending.scenario.ts';
import type { Answers } from '#machines/lead/lead-form.ts';
import { reachableStep } from './answers.ts';
import type { quoteWizardMachine } from './quote-wizard.machine.ts';
import { choiceSteps, questionSteps } from './steps.ts';

type Wizard = typeof quoteWizardMachine;

const isAdvancing = (snapshot: SnapshotFrom<Wizard>): boolean =>
  JSON.stringify(snapshot.value).includes('advancing');

/** True for a field that a step may change: that of its event, or any when answers are restored or cleared. */
function mayChange(result: StepResult<Wizard>, field: string): boolean {
  const { before, after } = result;
  const isFromOutside = before.matches('restoring') || before.matches('thank-you');
  if (isFromOutside && !after.matches('thank-you')) return true;
  if (isEvent(result, 'FIELD.CHANGE')) return result.step.event.field === field;
  const shown = choiceSteps.find(({ id }) => before.matches(id));
  return isEvent(result, 'ANSWER.CHOOSE') && shown?.fields[0] === field;
}

export const quoteWizardInvariants: Scenario<Wizard>['invariants'] = {
  'an answer changes only by an event for it, by a restored visit, or after it was sent': (
    result,
  ) => {
    const after: Answers = result.after.context.answers;
    return Object.entries(result.before.context.answers).every(
      ([field, answer]) => isSame(answer, after[field]) || mayChange(result, field),
    );
  },
  'a field keeps exactly what was typed, except during a request': (result) =>
    !isEvent(result, 'FIELD.CHANGE') ||
    result.before.matches({ contact: 'sending' }) ||
    result.after.context.answers[result.step.event.field] === result.step.event.value,
  'no step shows before all earlier ones are answered': ({ after }) => {
    const shown = questionSteps.find((step) => after.matches(step));
    return shown === undefined || reachableStep(after.context.answers, shown) === shown;
  },
  'a request is cancelled if the visitor leaves the step': (result) =>
    !result.before.matches({ contact: 'sending' }) ||
    result.after.matches({ contact: 'sending' }) ||
    !isEvent(result, 'STEP.VISIT') ||
    result.sentEvents.some(({ event }) => event.type === 'LEAD.RELEASE'),
  'only a choice, or moving within the group, starts the timer': (result) =>
    isEvent(result, 'ANSWER.CHOOSE', 'GROUP.MOVE') ||
    !isAdvancing(result.after) ||
    isAdvancing(result.before),
  'time passes only after a choice or during a request': ({ step, before }) =>
    step.kind !== 'wait' || isAdvancing(before) || before.hasTag('busy'),
  'no timer runs with automatic advance switched off': ({ after }) =>
    !isAdvancing(after) || after.context.autoAdvance,
  ...sendingInvariants,
  'the thank-you shows only after a lead was sent': ({ after }) =>
    !after.matches('thank-you') || after.context.sentKey !== null,
};
