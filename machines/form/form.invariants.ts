import type { StepResult, Scenario } from '#machines/scenario.ts';
import { sendingInvariants } from '#machines/submission/sending.scenario.ts';
import type { formMachine } from './form.machine.ts';

type FormStepResult = StepResult<typeof formMachine>;

const isEvent = ({ step }: FormStepResult, ...types: readonly string[]): boolean =>
  step.kind === 'event' && types.includes(step.event.type);

/** Events sent to an actor, in order. */
const sentTo = ({ sentEvents }: FormStepResult, name: string) =>
  sentEvents.filter(({ actor }) => actor === name).map(({ event }) => event);

const isSending = ({ before }: FormStepResult): boolean => before.hasTag('busy');

/** True of every form at every step. */
export const formInvariants: Scenario<typeof formMachine>['invariants'] = {
  'a field keeps exactly what was typed, even during a request': ({ step, after }) =>
    step.kind !== 'event' ||
    step.event.type !== 'FIELD.CHANGE' ||
    after.context.answers[step.event.field] === step.event.value,
  'nothing else changes an answer, except that a draft may fill in unanswered fields': ({
    step,
    before,
    after,
  }) =>
    Object.entries(before.context.answers).every(
      ([field, answer]) =>
        after.context.answers[field] === answer ||
        (step.kind === 'event' &&
          step.event.type === 'FIELD.CHANGE' &&
          step.event.field === field) ||
        ((answer === '' || answer === before.context.known[field]) &&
          before.matches({ open: 'restoring' })),
    ),
  'each press of Submit sends the form once, word for word, and nothing else sends it': (
    result,
  ) => {
    const sent = sentTo(result, 'submission');
    const { attempt } = result.after.context;
    const expected = isEvent(result, 'FORM.SUBMIT') && [{ type: 'LEAD.SEND', ...attempt }];
    return sent.length === 0 || JSON.stringify(sent) === JSON.stringify(expected);
  },
  'nothing is sent during a request': (result) =>
    !isSending(result) || sentTo(result, 'submission').length === 0,
  ...sendingInvariants,
  'a confirmation follows only a response of the form handler': (result) =>
    !result.after.hasTag('confirmed') ||
    result.before.hasTag('confirmed') ||
    isEvent(result, 'LEAD.SENT'),
  'a form that was only logged stays as it was': (result) =>
    !isEvent(result, 'LEAD.LOGGED') ||
    !isSending(result) ||
    (result.after.matches({ open: 'editing' }) && result.sentEvents.length === 0),
  'the draft is dropped only once the form handler, or the outbox and the browser, have the lead': (
    result,
  ) =>
    sentTo(result, 'draftStore').every(({ type }) => type !== 'DRAFT.DROP') ||
    isEvent(result, 'LEAD.SENT', 'LEAD.DELIVERED'),
  'a lead that the browser cannot store stays in the draft until it is delivered or rejected': (
    result,
  ) =>
    !isEvent(result, 'LEAD.NOT_PERSISTED') ||
    !result.before.matches('sent') ||
    sentTo(result, 'draftStore').some(({ type }) => type === 'DRAFT.SAVE'),
};
