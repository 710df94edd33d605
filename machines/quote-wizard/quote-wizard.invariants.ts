import type { SnapshotFrom } from 'xstate';
import type { Passage, Scenario } from '#machines/scenario.ts';
import { leadFields, type LeadField } from './lead.ts';
import type { quoteWizardMachine } from './quote-wizard.machine.ts';
import { questionSteps, reachableStep, stepFields, type QuestionStep } from './steps.ts';

type Wizard = typeof quoteWizardMachine;
type Snapshot = SnapshotFrom<Wizard>;
type WizardPassage = Passage<Wizard>;

const stepOf = (snapshot: Snapshot): QuestionStep | undefined =>
  questionSteps.find((step) => snapshot.matches(step));

const textOf = ({ context }: Snapshot, field: LeadField): string =>
  [context.answers[field]].flat().join();

const isAdvancing = (snapshot: Snapshot): boolean =>
  JSON.stringify(snapshot.value).includes('advancing');

/** The fields that a step may change: what an event answers, or all where answers are taken up or let go. */
function fieldsChangedBy({ step, before, after }: WizardPassage): readonly LeadField[] {
  const isFromOutside = before.matches('restoring') || before.matches('thank-you');
  if (isFromOutside && !after.matches('thank-you')) return leadFields;
  if (step.kind !== 'event') return [];
  if (step.event.type === 'FIELD.CHANGE') return [step.event.field];
  const isChoice = step.event.type === 'ANSWER.CHOOSE' || step.event.type === 'SERVICE.TOGGLE';
  const shown = stepOf(before);
  return isChoice && shown !== undefined ? stepFields[shown] : [];
}

const submissions = ({ started }: WizardPassage): readonly unknown[] =>
  started.filter(({ actor }) => actor === 'postForm');

const isEvent = ({ step }: WizardPassage, ...types: readonly string[]): boolean =>
  step.kind === 'event' && types.includes(step.event.type);

export const quoteWizardInvariants: Scenario<Wizard>['invariants'] = {
  'an answer changes only by being answered anew, by what is restored, or after it was sent': (
    passage,
  ) => {
    const changed = leadFields.filter(
      (field) => textOf(passage.before, field) !== textOf(passage.after, field),
    );
    const expected = fieldsChangedBy(passage);
    return changed.every((field) => expected.includes(field));
  },
  'what is typed is kept to the letter, but for what is typed while a request is under way': ({
    step,
    before,
    after,
  }) =>
    step.kind !== 'event' ||
    step.event.type !== 'FIELD.CHANGE' ||
    before.matches({ contact: 'sending' }) ||
    after.context.answers[step.event.field] === step.event.value,
  'no step shows before those ahead of it are answered': ({ after }) => {
    const shown = stepOf(after);
    return shown === undefined || reachableStep(after.context.answers, shown) === shown;
  },
  'a request starts only with Submit, and but one': (passage) =>
    submissions(passage).length <= (isEvent(passage, 'FORM.SUBMIT') ? 1 : 0),
  'nothing is sent while a request is under way': (passage) =>
    !passage.before.matches({ contact: 'sending' }) || submissions(passage).length === 0,
  'only a change, or moving within the group, arms the timer': (passage) =>
    isEvent(passage, 'ANSWER.CHOOSE', 'SERVICE.TOGGLE', 'GROUP.MOVE') ||
    !isAdvancing(passage.after) ||
    isAdvancing(passage.before),
  'time alone moves on only after a change, or from a request that takes too long': ({
    step,
    before,
  }) => step.kind !== 'wait' || isAdvancing(before) || before.matches({ contact: 'sending' }),
  'no timer runs with automatic advance switched off': ({ after }) =>
    !isAdvancing(after) || after.context.autoAdvance,
  'answers that were sent before are sent under the same key, others under a new one': ({
    step,
    before,
    after,
  }) => {
    const [past, present] = [before.context.attempt, after.context.attempt];
    if (step.kind !== 'event' || step.event.type !== 'FORM.SUBMIT' || past === present) return true;
    return present?.key === (past?.body === present?.body ? past?.key : step.event.newKey);
  },
  'the thank-you shows only what was sent': ({ after }) =>
    !after.matches('thank-you') || after.context.sentKey !== null,
  'what the handler did not take is handed to the outbox, word for word': ({
    step,
    before,
    told,
  }) => {
    const queued = told.filter(({ event }) => event.type === 'LEAD.QUEUE');
    const wasNotTaken = step.kind === 'outcome' && step.outcome === 'server error';
    if (!wasNotTaken) return queued.length === 0;
    const expected = JSON.stringify([{ type: 'LEAD.QUEUE', ...before.context.attempt }]);
    return JSON.stringify(queued.map(({ event }) => event)) === expected;
  },
};
