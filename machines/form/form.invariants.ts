import type { StepResult, Scenario } from '#statelab/scenario.ts';
import { sendingInvariants } from '#machines/submission/sending.scenario.ts';
import type { formMachine } from './form.machine.ts';

type FormStepResult = StepResult<typeof formMachine>;

const isEvent = ({ step }: FormStepResult, ...types: readonly string[]): boolean =>
  step.kind === 'event' && types.includes(step.event.type);

/** Events sent to an actor, in order. */
const toldTo = ({ sentEvents }: FormStepResult, name: string) =>
  sentEvents.filter(({ actor }) => actor === name).map(({ event }) => event);

const isSending = ({ before }: FormStepResult): boolean => before.hasTag('busy');

/** True for every form at every step, whatever its fields. */
export const formInvariants: Scenario<typeof formMachine>['invariants'] = {
  'what is typed is kept to the letter, even while a request is under way': ({ step, after }) =>
    step.kind !== 'event' ||
    step.event.type !== 'FIELD.CHANGE' ||
    after.context.answers[step.event.field] === step.event.value,
  'nothing else changes what is typed, but that a field the visitor has not answered may be restored':
    ({ step, before, after }) =>
      Object.entries(before.context.answers).every(
        ([field, answer]) =>
          after.context.answers[field] === answer ||
          (step.kind === 'event' &&
            step.event.type === 'FIELD.CHANGE' &&
            step.event.field === field) ||
          ((answer === '' || answer === before.context.known[field]) &&
            before.matches({ open: 'restoring' })),
      ),
  'a form is sent only by a press, and once by each, word for word': (result) => {
    const sent = toldTo(result, 'submission');
    const { attempt } = result.after.context;
    const expected = isEvent(result, 'FORM.SUBMIT') && [{ type: 'LEAD.SEND', ...attempt }];
    return sent.length === 0 || JSON.stringify(sent) === JSON.stringify(expected);
  },
  'nothing is sent while a request is under way': (result) =>
    !isSending(result) || toldTo(result, 'submission').length === 0,
  ...sendingInvariants,
  'a confirmation follows only an answer of the form handler': (result) =>
    !result.after.hasTag('confirmed') ||
    result.before.hasTag('confirmed') ||
    isEvent(result, 'LEAD.SENT'),
  'a form that was only logged stands there as it was': (result) =>
    !isEvent(result, 'LEAD.LOGGED') ||
    !isSending(result) ||
    (result.after.matches({ open: 'editing' }) && result.sentEvents.length === 0),
  'the draft is dropped only once the form handler has the lead, or the outbox and the browser': (
    result,
  ) =>
    toldTo(result, 'draftStore').every(({ type }) => type !== 'DRAFT.DROP') ||
    isEvent(result, 'LEAD.SENT', 'LEAD.DELIVERED'),
  'what the browser cannot keep stays in the draft until its fate is known': (result) =>
    !isEvent(result, 'LEAD.NOT_PERSISTED') ||
    !result.before.matches('sent') ||
    toldTo(result, 'draftStore').some(({ type }) => type === 'DRAFT.SAVE'),
};
