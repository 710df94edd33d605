import type { SnapshotFrom } from 'xstate';
import type { EventCase, Scenario } from '#machines/scenario.ts';
import { leadOf, noAnswers, type Answers } from './answers.ts';
import { emptyDraft } from './draft.ts';
import { encodeLead } from './lead.ts';
import { limits } from './typed-fields.ts';
import { quoteWizardInvariants } from './quote-wizard.invariants.ts';
import { quoteWizardMachine } from './quote-wizard.machine.ts';
import type { QuoteWizardContext, RestoredVisit } from './quote-wizard.setup.ts';
import { reachableStep, type Step } from './steps.ts';

type Wizard = typeof quoteWizardMachine;
type Snapshot = SnapshotFrom<Wizard>;

const answers: Answers = {
  businessType: 'sole-trader',
  location: 'palmerston-north',
  services: ['gst-returns'],
  urgency: 'week',
  firstName: 'Aroha',
  lastName: 'Ngata',
  email: 'aroha@example.co.nz',
  phone: '',
  businessName: '',
};

/** A visit that asks for a step, with the answers to the steps before some other one. */
const visit = (step: Step, given: Partial<Answers>): RestoredVisit => ({
  draft: { ...emptyDraft, answers: { ...noAnswers, ...given } },
  autoAdvance: true,
  step,
});

const { businessType, location, services, urgency, firstName } = answers;

/** Events that a page sends from one step alone. */
const on = (step: Step, events: readonly EventCase<Wizard>['event'][]): EventCase<Wizard>[] =>
  events.map((event) => ({ event, when: (snapshot: Snapshot) => snapshot.matches(step) }));

const isChoosing = (snapshot: Snapshot): boolean =>
  (['business-type', 'location', 'services', 'urgency'] as const).some((step) =>
    snapshot.matches(step),
  );

/** How the last attempt to send compares with the answers as they are. */
function attemptOf({ answers: given, attempt }: QuoteWizardContext): string {
  if (attempt === null) return 'never sent';
  const lead = leadOf(given);
  return lead !== null && encodeLead(lead) === attempt.body ? 'sent as it is' : 'sent otherwise';
}

/** Which of the names is filled in. */
const namesOf = (given: Answers): string =>
  `${given.firstName === '' ? 'no' : 'first'} ${given.lastName === '' ? 'no' : 'last'}`;

export const quoteWizardScenario: Scenario<Wizard> = {
  machine: quoteWizardMachine,
  events: [
    ...on('business-type', [{ type: 'ANSWER.CHOOSE', value: 'sole-trader' }]),
    ...on('location', [{ type: 'ANSWER.CHOOSE', value: 'palmerston-north' }]),
    ...on('services', [
      { type: 'SERVICE.TOGGLE', value: 'gst-returns' },
      { type: 'SERVICE.TOGGLE', value: 'tax-planning' },
      { type: 'GROUP.MOVE' },
    ]),
    ...on('urgency', [{ type: 'ANSWER.CHOOSE', value: 'week' }]),
    ...on('name', [
      { type: 'FIELD.CHANGE', field: 'firstName', value: 'Aroha' },
      { type: 'FIELD.CHANGE', field: 'firstName', value: 'A'.repeat(limits.firstName + 1) },
      { type: 'FIELD.CHANGE', field: 'lastName', value: 'Ngata' },
    ]),
    ...on('contact', [
      { type: 'FIELD.CHANGE', field: 'email', value: 'aroha@example.co.nz' },
      { type: 'FIELD.CHANGE', field: 'email', value: 'ngata@example.co.nz' },
      { type: 'FIELD.CHANGE', field: 'email', value: 'aroha@' },
      { type: 'FIELD.CHANGE', field: 'phone', value: '12345' },
      { type: 'FIELD.LEAVE', field: 'email' },
      { type: 'FIELD.LEAVE', field: 'phone' },
      { type: 'FORM.SUBMIT', newKey: 'key-1' },
      { type: 'FORM.SUBMIT', newKey: 'key-2' },
    ]),
    ...on('thank-you', [
      { type: 'LEAD.ARRIVED' },
      { type: 'LEAD.REFUSED' },
      { type: 'LEAD.UNKEPT' },
    ]),
    { event: { type: 'STEP.NEXT' } },
    { event: { type: 'STEP.BACK' } },
    { event: { type: 'AUTO_ADVANCE.TOGGLE' }, when: isChoosing },
    // The last step falls back to whichever is not answered yet.
    { event: { type: 'STEP.VISIT', step: 'business-type' } },
    { event: { type: 'STEP.VISIT', step: 'services' } },
    { event: { type: 'STEP.VISIT', step: 'contact' } },
    { event: { type: 'STEP.VISIT', step: 'thank-you' } },
  ],
  outcomes: {
    restoreVisit: [
      { name: 'a first visit', output: visit('business-type', {}) },
      { name: 'asks for a step not reached yet', output: visit('contact', { businessType }) },
      { name: 'left at the services', output: visit('services', { businessType, location }) },
      {
        name: 'left at the urgency',
        output: visit('urgency', { businessType, location, services }),
      },
      {
        name: 'left at the name',
        output: visit('name', { businessType, location, services, urgency, firstName }),
      },
      { name: 'left at the contact details', output: visit('contact', answers) },
      {
        name: 'sent before',
        output: {
          draft: { ...emptyDraft, sentKey: 'sent-before' },
          autoAdvance: true,
          step: 'thank-you',
        },
      },
      { name: 'a failure', error: new Error('The visit could not be restored.') },
    ],
    postForm: [
      { name: 'accepted', output: { status: 200 } },
      { name: 'server error', output: { status: 500 } },
      { name: 'network failure', error: new TypeError('Failed to fetch') },
    ],
  },
  key: ({ value, context }) =>
    [
      JSON.stringify(value),
      `as far as ${reachableStep(context.answers, 'contact')}`,
      leadOf(context.answers) === null ? 'incomplete' : 'complete',
      `names ${namesOf(context.answers)}`,
      context.autoAdvance ? 'moving on automatically' : 'moving on by Continue',
      attemptOf(context),
      context.sentKey === null ? 'not sent' : 'sent',
    ].join(', '),
  invariants: quoteWizardInvariants,
};
