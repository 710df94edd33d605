import type { SnapshotFrom } from 'xstate';
import { quoteForm } from '#content/forms/quote.ts';
import { leadOf, readAnswers } from '#machines/lead/lead-form.ts';
import {
  comparedAttempt,
  deliveryStatus,
  requestOutcomes,
} from '#machines/form/sending.scenario.ts';
import type { EventCase, Scenario } from '#machines/scenario.ts';
import { noAnswers, reachableStep, type QuoteAnswers } from './answers.ts';
import { quoteWizardInvariants } from './quote-wizard.invariants.ts';
import { quoteWizardMachine } from './quote-wizard.machine.ts';
import { choiceSteps, firstStep, steps, type ChoiceStep, type Step } from './steps.ts';
import { emptyDraft } from './visit.ts';

type Wizard = typeof quoteWizardMachine;
type Snapshot = SnapshotFrom<Wizard>;
type Case = EventCase<Wizard>;

/** The option that every visit chooses, and a second one where several are allowed. */
const optionsOf = (step: ChoiceStep): readonly string[] =>
  step.options.slice(1, step.kind === 'choices' ? 3 : 2).map(({ value }) => value);

/** Before anything was sent, and while a choice moves on automatically. */
const isEarly = ({ context }: Snapshot): boolean =>
  context.autoAdvance && context.attempt === null && context.sentKey === null;

/** An answer to every question; the second option of each list. */
export const completeAnswers: QuoteAnswers = readAnswers(quoteForm, {
  ...Object.fromEntries(
    choiceSteps.map((step) => [
      step.fields[0],
      step.kind === 'choices' ? optionsOf(step).slice(0, 1) : optionsOf(step)[0],
    ]),
  ),
  firstName: 'Aroha',
  lastName: 'Ngata',
  email: 'aroha@example.co.nz',
});

/** The answers to the first `count` steps, and a first name if the next step asks for names. */
function answersTo(count: number): Partial<QuoteAnswers> {
  const given = steps.slice(0, count).flatMap((row): readonly string[] => row.fields);
  const half = steps[count]?.id === 'name' ? ['firstName'] : [];
  const isGiven = ([field]: readonly [string, unknown]) => [...given, ...half].includes(field);
  return Object.fromEntries(Object.entries(completeAnswers).filter(isGiven));
}

/** What a visit brings: by default a first one, with nothing answered and nothing asked for. */
export const visit = (step: Step = firstStep, given: Partial<QuoteAnswers> = {}) => ({
  draft: { ...emptyDraft, answers: { ...noAnswers, ...given } },
  autoAdvance: true,
  step,
  location: null,
});

/** Events that come in one step or state alone. */
const on = (state: Step, events: readonly Case['event'][]): Case[] =>
  events.map((event) => ({ event, when: (snapshot: Snapshot) => snapshot.matches(state) }));

const choices = choiceSteps.flatMap((step): Case[] => [
  ...step.options.map(({ value }): Case => ({
    event: { type: 'ANSWER.CHOOSE', value },
    when: (snapshot) =>
      snapshot.matches(step.id) && (optionsOf(step).includes(value) || isEarly(snapshot)),
  })),
  ...(step.kind === 'choices' ? on(step.id, [{ type: 'GROUP.MOVE' }]) : []),
]);

/** Chooses each option of the lists of the last step, before anything was sent. */
const listed = (['yearsBehind', 'turnover'] as const).flatMap((field) =>
  quoteForm.fields[field].options.map(({ value }): Case => ({
    event: { type: 'FIELD.CHANGE', field, value },
    when: (snapshot) => snapshot.matches({ contact: 'editing' }) && isEarly(snapshot),
  })),
);

const isChoosing = (snapshot: Snapshot): boolean =>
  choiceSteps.some(({ id }) => snapshot.matches(id));

/** The firms that a request may be for. */
export const firms = [{ value: 'greenlion', label: 'Greenlion' }] as const;

export const quoteWizardScenario: Scenario<Wizard> = {
  machine: quoteWizardMachine,
  input: { firms },
  events: [
    ...choices,
    ...on('name', [
      { type: 'FIELD.CHANGE', field: 'firstName', value: 'Aroha' },
      {
        type: 'FIELD.CHANGE',
        field: 'firstName',
        value: 'A'.repeat(quoteForm.fields.firstName.limit + 1),
      },
      { type: 'FIELD.CHANGE', field: 'lastName', value: 'Ngata' },
    ]),
    ...on('contact', [
      { type: 'FIELD.CHANGE', field: 'email', value: 'aroha@example.co.nz' },
      { type: 'FIELD.CHANGE', field: 'email', value: 'ngata@example.co.nz' },
      { type: 'FIELD.CHANGE', field: 'email', value: 'aroha@' },
      { type: 'FIELD.CHANGE', field: 'phone', value: '12345' },
      { type: 'FIELD.CHANGE', field: 'message', value: 'A letter came on Friday.' },
      { type: 'FIELD.BLUR', field: 'email' },
      { type: 'FIELD.BLUR', field: 'phone' },
      { type: 'FORM.SUBMIT', newIdempotencyKey: 'key-1' },
      { type: 'FORM.SUBMIT', newIdempotencyKey: 'key-2' },
    ]),
    ...listed,
    ...on('thank-you', deliveryStatus),
    { event: { type: 'PAGE.HIDE' }, when: isChoosing },
    { event: { type: 'STEP.NEXT' } },
    { event: { type: 'STEP.BACK' } },
    { event: { type: 'AUTO_ADVANCE.TOGGLE' }, when: isChoosing },
    // The last step falls back to the first unanswered one.
    { event: { type: 'STEP.VISIT', step: firstStep } },
    { event: { type: 'STEP.VISIT', step: 'services' } },
    { event: { type: 'STEP.VISIT', step: 'contact' } },
    { event: { type: 'STEP.VISIT', step: 'thank-you' } },
  ],
  outcomes: {
    submitForm: [...requestOutcomes, { name: 'logged', output: null }],
    restoreVisit: [
      { name: 'a first visit', output: visit() },
      {
        name: 'the address names a town and a firm',
        output: { ...visit(), location: 'napier', firm: 'greenlion' },
      },
      { name: 'asks for a step not reached yet', output: visit('contact', answersTo(1)) },
      ...steps.slice(1).map(({ id }, index) => ({
        name: `left at the step ${id}`,
        output: visit(id, answersTo(index + 1)),
      })),
      {
        name: 'all answered',
        output: visit('contact', completeAnswers),
      },
      {
        name: 'sent before',
        output: {
          ...visit('thank-you'),
          draft: { answers: {}, attempt: null, sentKey: 'sent-before' },
        },
      },
      { name: 'a failure', error: new Error('The visit could not be restored.') },
    ],
  },
  key: ({ value, context }) =>
    [
      JSON.stringify(value),
      `as far as ${reachableStep(context.answers, 'contact')}`,
      leadOf(quoteForm, context.answers) === null ? 'incomplete' : 'complete',
      context.answers.firstName === '' ? 'no first name' : 'a first name',
      context.answers.lastName === '' ? 'no last name' : 'a last name',
      // It makes no difference to later steps.
      context.townIsGiven && JSON.stringify(value).includes(firstStep) ? 'in a town' : 'anywhere',
      context.autoAdvance ? 'moving on automatically' : 'moving on by Continue',
      comparedAttempt(quoteForm, context.answers, context.attempt),
      context.sentKey === null ? 'not sent' : 'sent',
    ].join(', '),
  invariants: quoteWizardInvariants,
};
