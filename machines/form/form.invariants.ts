import type { Passage, Scenario } from '#machines/scenario.ts';
import type { FormMachine } from './create-form-machine.ts';

type FormPassage = Passage<FormMachine>;

const submissions = ({ started }: FormPassage): number =>
  started.filter(({ actor }) => actor === 'submitForm').length;

const isOutcome = ({ step }: FormPassage, ...names: readonly string[]): boolean =>
  step.kind === 'outcome' && step.actor === 'submitForm' && names.includes(step.outcome);

const isEvent = ({ step }: FormPassage, type: string): boolean =>
  step.kind === 'event' && step.event.type === type;

const toldTo = ({ told }: FormPassage, name: string): string =>
  JSON.stringify(told.filter(({ actor }) => actor === name).map(({ event }) => event));

/** What holds for every form at every step, whatever it asks for. */
export const formInvariants: Scenario<FormMachine>['invariants'] = {
  'what is typed is kept to the letter, even while a request is under way': ({ step, after }) =>
    step.kind !== 'event' ||
    step.event.type !== 'FIELD.CHANGE' ||
    after.context.values[step.event.field] === step.event.value,
  'nothing else changes what is typed, but that an empty field may be restored': ({
    step,
    before,
    after,
  }) =>
    Object.entries(before.context.values).every(
      ([field, value]) =>
        after.context.values[field] === value ||
        (step.kind === 'event' &&
          step.event.type === 'FIELD.CHANGE' &&
          step.event.field === field) ||
        (value === '' && before.matches({ open: 'restoring' })),
    ),
  'a form is submitted only by a press, and once by each': (passage) =>
    submissions(passage) <= (isEvent(passage, 'FORM.SUBMIT') ? 1 : 0),
  'nothing is submitted while a request is under way': (passage) =>
    !passage.before.hasTag('busy') || submissions(passage) === 0,
  'values that were sent before are sent under the same key, others under a new one': ({
    step,
    before,
    after,
  }) => {
    const [past, present] = [before.context.attempt, after.context.attempt];
    if (step.kind !== 'event' || step.event.type !== 'FORM.SUBMIT' || past === present) return true;
    return present?.key === (past?.body === present?.body ? past?.key : step.event.newKey);
  },
  'a confirmation follows only an answer of the form handler': (passage) =>
    !passage.after.hasTag('confirmed') ||
    passage.before.hasTag('confirmed') ||
    isOutcome(passage, 'accepted', 'server error'),
  'a form that was only logged stands there as it was': (passage) =>
    !isOutcome(passage, 'logged') ||
    (passage.after.matches({ open: 'editing' }) && passage.told.length === 0),
  'what the handler did not take is handed to the outbox, word for word': (passage) => {
    if (!isOutcome(passage, 'server error')) return !toldTo(passage, 'outbox').includes('QUEUE');
    const { key, body } = passage.before.context.attempt ?? {};
    const expected = [
      { type: 'LEAD.QUEUE', key, body },
      { type: 'LEAD.WATCH', key },
    ];
    return toldTo(passage, 'outbox') === JSON.stringify(expected);
  },
  'the draft is dropped only once the form handler or the outbox has the form': (passage) =>
    !toldTo(passage, 'draftStore').includes('DROP') ||
    isOutcome(passage, 'accepted', 'server error'),
};
