import { encodeLead } from '#machines/lead/form-body.ts';
import { contactForm } from '#content/forms/contact.ts';
import type { LeadForm } from '#content/forms/field.ts';
import type { FormName } from '#content/forms/forms.ts';
import { leadOf, type Answers } from '#machines/lead/lead-form.ts';
import { quickQuoteForm } from '#content/forms/quick-quote.ts';
import { comparedAttempt, deliveryStatus, requestOutcomes } from './sending.scenario.ts';
import type { EventCase, Scenario } from '#machines/scenario.ts';
import { formInvariants } from './form.invariants.ts';
import { formMachine } from './form.machine.ts';

type Case = EventCase<typeof formMachine>;

/** Events that come while the form is in a state. */
const whileIn = (state: 'open' | 'sent', events: readonly Case['event'][]): Case[] =>
  events.map((event) => ({ event, when: (snapshot) => snapshot.matches(state) }));

/** Chooses each option of each list, before the form was sent. */
const choicesOf = (form: LeadForm): Case[] =>
  Object.entries(form.fields).flatMap(([field, described]) =>
    described.kind === 'choice'
      ? described.options.map(({ value }): Case => ({
          event: { type: 'FIELD.CHANGE', field, value },
          when: (snapshot) =>
            snapshot.matches({ open: 'editing' }) && snapshot.context.attempt === null,
        }))
      : [],
  );

/** A complete but mistyped address. The page warns once its field has lost focus. */
const misspelt = 'ngata@gmial.com';

/** The scenario of a form, with complete answers. Its cases type the email address alone. */
const scenarioOf = (
  form: LeadForm & { readonly name: FormName },
  complete: Answers,
): Scenario<typeof formMachine> => ({
  machine: formMachine,
  input: { form: form.name, setting: 'deliver' },
  events: [
    ...whileIn('open', [
      { type: 'FIELD.CHANGE', field: 'email', value: 'aroha@example.co.nz' },
      { type: 'FIELD.CHANGE', field: 'email', value: 'aroha@' },
      { type: 'FORM.SUBMIT', newIdempotencyKey: 'key-1' },
      { type: 'FORM.SUBMIT', newIdempotencyKey: 'key-2' },
    ]),
    {
      event: { type: 'FIELD.CHANGE', field: 'email', value: misspelt },
      when: (snapshot) =>
        snapshot.matches('open') && snapshot.context.answers['email'] !== misspelt,
    },
    {
      event: { type: 'FIELD.BLUR', field: 'email' },
      when: ({ context }) => context.answers['email'] === misspelt,
    },
    ...choicesOf(form),
    ...whileIn('sent', deliveryStatus),
  ],
  outcomes: {
    submitForm: [...requestOutcomes, { name: 'logged', output: null }],
    restoreDraft: [
      { name: 'nothing typed before', output: undefined },
      {
        name: 'all typed except the email address',
        output: { answers: { ...complete, email: '' }, attempt: null },
      },
      {
        name: 'all typed, and sent without a response',
        output: {
          answers: complete,
          attempt: { key: 'sent-before', body: encodeLead(form, complete) },
        },
      },
      { name: 'a failure', error: new Error('The draft could not be restored.') },
    ],
  },
  key: ({ value, context }) =>
    [
      JSON.stringify(value),
      leadOf(form, context.answers) === null ? 'incomplete' : 'complete',
      context.answers['email'] === '' ? 'no address' : 'an address',
      context.touched.length === 0 ? 'untouched' : 'touched',
      comparedAttempt(form, context.answers, context.attempt),
    ].join(', '),
  invariants: formInvariants,
});

export const formScenario = scenarioOf(quickQuoteForm, {
  name: 'Aroha Ngata',
  email: 'aroha@example.co.nz',
  phone: '',
  location: 'tauranga',
  businessType: 'sole-trader',
  serviceNeeded: 'gst-returns',
  urgency: '',
});

export const contactScenario = scenarioOf(contactForm, {
  name: 'Aroha Ngata',
  email: 'aroha@example.co.nz',
  subject: 'matching',
  message: 'Kia ora.\nWho helps with a trust in Tauranga?',
});
