import { isEvent, isOutcome, sentTo, type Scenario } from '#machines/scenario.ts';
import { sendingInvariants } from './sending.scenario.ts';
import type { formMachine } from './form.machine.ts';

/** True of every form at every step. */
export const formInvariants: Scenario<typeof formMachine>['invariants'] = {
  'a field keeps exactly what was typed, even during a request': (result) =>
    !isEvent(result, 'FIELD.CHANGE') ||
    result.after.context.answers[result.step.event.field] === result.step.event.value,
  'nothing else changes an answer, except that a draft may fill in unanswered fields': (result) =>
    Object.entries(result.before.context.answers).every(
      ([field, answer]) =>
        result.after.context.answers[field] === answer ||
        (isEvent(result, 'FIELD.CHANGE') && result.step.event.field === field) ||
        ((answer === '' || answer === result.before.context.prefilled[field]) &&
          result.before.matches({ open: 'restoring' })),
    ),
  ...sendingInvariants,
  'a confirmation follows only a response of the form handler': (result) =>
    !result.after.hasTag('confirmed') ||
    result.before.hasTag('confirmed') ||
    isOutcome(result, 'submitForm', 'accepted', 'server error'),
  'a form that was only logged stays as it was': (result) =>
    !isOutcome(result, 'submitForm', 'logged') ||
    (result.after.matches({ open: 'editing' }) && result.sentEvents.length === 0),
  'the draft is dropped only once the form handler, or the outbox and the browser, have the lead': (
    result,
  ) =>
    sentTo(result, 'draftStore').every(({ type }) => type !== 'DRAFT.DROP') ||
    isOutcome(result, 'submitForm', 'accepted', 'server error') ||
    isEvent(result, 'LEAD.DELIVERED'),
  'a lead that the browser cannot store stays in the draft until it is delivered or rejected': (
    result,
  ) =>
    !isEvent(result, 'LEAD.NOT_PERSISTED') ||
    !result.before.matches('sent') ||
    sentTo(result, 'draftStore').some(({ type }) => type === 'DRAFT.SAVE'),
};
