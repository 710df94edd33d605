import { nobodyFits, replyTime } from '#content/promises.ts';
import {
  businessTypes,
  locations,
  services,
  urgencies,
  type Option,
} from '#content/ui/quote-options.ts';
import type { Field, LeadForm } from './field.ts';
import { firmField, sharedFields } from './shared-fields.ts';

/** The words of each step of the quote request, in order. */
export const quoteSteps = {
  'business-type': {
    short: 'Business type',
    heading: 'Who is the tax for?',
    hint: 'Choose the one that fits best.',
  },
  location: {
    short: 'Location',
    heading: 'Where are you based?',
    hint: 'So that firms who work in your area can answer. Most work is done online.',
  },
  services: {
    short: 'Services',
    heading: 'What do you need help with?',
    hint: 'Tick all that apply.',
  },
  urgency: {
    short: 'Timing',
    heading: 'How soon do you need it?',
    hint: 'If a date is close, write it in the last step.',
  },
  name: {
    short: 'Your name',
    heading: 'What is your name?',
    hint: 'The accountants who reply will use it to greet you.',
  },
  contact: {
    short: 'Contact details',
    heading: 'Where should the quotes go?',
    hint: `Accountants promise to reply ${replyTime.claim}, by email or, if you give a number, by phone. ${nobodyFits}`,
  },
} as const;

/** A field names the step that asks for it. A step with one choice moves on automatically. */
type StepField = Field & { readonly step: keyof typeof quoteSteps };

/** Options that are stored as they are labelled. */
const labelled = (labels: readonly string[]): readonly Option[] =>
  labels.map((label) => ({ value: label, label }));

/** The fields of all steps, and the firm, which no step asks for. */
const fields = {
  businessType: {
    step: 'business-type',
    kind: 'choice',
    label: quoteSteps['business-type'].heading,
    options: businessTypes,
    sends: 'label',
    missing: 'Choose who the tax is for',
    invalid: 'Choose who the tax is for',
    mail: 'Who the tax is for',
    privacy: 'who the tax is for (you, a company, a trust)',
  },
  location: {
    step: 'location',
    kind: 'choice',
    label: quoteSteps.location.heading,
    options: locations,
    sends: 'label',
    missing: 'Choose where you are based',
    invalid: 'Choose where you are based',
    mail: 'Location',
    privacy: 'your location',
  },
  services: {
    step: 'services',
    kind: 'choices',
    label: quoteSteps.services.heading,
    options: services,
    sends: 'label',
    missing: 'Choose at least one service',
    mail: 'Services',
    privacy: 'the services you want',
  },
  urgency: {
    step: 'urgency',
    kind: 'choice',
    label: quoteSteps.urgency.heading,
    options: urgencies,
    sends: 'value',
    missing: 'Choose how soon you need help',
    invalid: 'Choose how soon you need help',
    mail: 'Timing',
    privacy: 'how soon you need help',
  },
  firstName: {
    step: 'name',
    kind: 'line',
    label: 'First name',
    limit: 100,
    autoComplete: 'given-name',
    spellCheck: false,
    missing: 'Enter your first name',
    mail: 'First name',
    privacy: 'your first name',
  },
  lastName: {
    step: 'name',
    kind: 'line',
    label: 'Last name',
    limit: 100,
    autoComplete: 'family-name',
    spellCheck: false,
    missing: 'Enter your last name',
    mail: 'Last name',
    privacy: 'your last name',
  },
  email: { step: 'contact', ...sharedFields.email },
  phone: { step: 'contact', ...sharedFields.phone },
  businessName: {
    step: 'contact',
    kind: 'line',
    label: 'Business name',
    limit: 200,
    autoComplete: 'organization',
    optional: 'if applicable',
    mail: 'Business',
    privacy: 'your business name',
  },
  yearsBehind: {
    step: 'contact',
    kind: 'choice',
    label: 'Years you have not filed, if any',
    options: labelled([
      '1 year behind',
      '2 years behind',
      '3 to 5 years behind',
      'Over 5 years behind',
    ]),
    optional: 'optional',
    omitEmpty: true,
    mail: 'Years behind',
    privacy: 'how many years you are behind',
  },
  turnover: {
    step: 'contact',
    kind: 'choice',
    label: 'Your turnover, roughly',
    options: labelled([
      'Under $60,000 a year',
      '$60,000 to $250,000 a year',
      '$250,000 to $1 million a year',
      'Over $1 million a year',
    ]),
    optional: 'optional',
    omitEmpty: true,
    mail: 'Turnover',
    privacy: 'your turnover',
  },
  message: { step: 'contact', ...sharedFields.message },
  firm: firmField,
} as const satisfies Readonly<Record<string, StepField | typeof firmField>>;

/** The quote request, for the wizard and the one-page form. */
export const quoteForm = {
  name: 'quote',
  displayName: 'a quote request',
  fields,
} as const satisfies LeadForm;
