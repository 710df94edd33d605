import { site } from './site.ts';

/** One answer a visitor can choose: what is kept (`value`) and what is read (`label`). */
export interface Option {
  readonly value: string;
  readonly label: string;
}

export const businessTypes = [
  { value: 'individual', label: 'Individual/Personal' },
  { value: 'sole-trader', label: 'Sole Trader' },
  { value: 'partnership', label: 'Partnership' },
  { value: 'company', label: 'Company' },
  { value: 'trust', label: 'Trust' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Option[];

export const locations = [
  { value: 'auckland', label: 'Auckland' },
  { value: 'wellington', label: 'Wellington' },
  { value: 'christchurch', label: 'Christchurch' },
  { value: 'hamilton', label: 'Hamilton' },
  { value: 'tauranga', label: 'Tauranga' },
  { value: 'dunedin', label: 'Dunedin' },
  { value: 'palmerston-north', label: 'Palmerston North' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Option[];

export const services = [
  { value: 'tax-return', label: 'Tax Return Preparation' },
  { value: 'gst-returns', label: 'GST Returns' },
  { value: 'business-setup', label: 'Business Setup' },
  { value: 'tax-planning', label: 'Tax Planning' },
  { value: 'bookkeeping', label: 'Bookkeeping' },
  { value: 'payroll', label: 'Payroll Services' },
  { value: 'audit-support', label: 'Audit Support' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Option[];

export const urgencies = [
  { value: 'asap', label: 'ASAP (within days)' },
  { value: 'week', label: 'Within a week' },
  { value: 'month', label: 'Within a month' },
  { value: 'quarter', label: 'Within 3 months' },
  { value: 'flexible', label: "I'm flexible" },
] as const satisfies readonly Option[];

/** The words of the quote wizard, its one-page form and its thank-you. */
export const quote = {
  pageTitle: 'Get Free Quotes',
  description:
    'Answer six short questions and get free, no-obligation quotes from New Zealand tax accountants, usually within 24 hours.',
  steps: {
    'business-type': {
      short: 'Business type',
      heading: 'What kind of tax help are you after?',
      hint: 'Choose the one that fits best.',
      missing: 'Choose the kind of taxpayer you are',
    },
    location: {
      short: 'Location',
      heading: 'Where are you based?',
      hint: 'So that we can suggest accountants who know your area.',
      missing: 'Choose where you are based',
    },
    services: {
      short: 'Services',
      heading: 'What do you need help with?',
      hint: 'Choose as many as you like.',
      missing: 'Choose at least one service',
    },
    urgency: {
      short: 'Timing',
      heading: 'How soon do you need it?',
      hint: 'A deadline this week is fine. Say so and it goes to the top.',
      missing: 'Choose how soon you need help',
    },
    name: {
      short: 'Your name',
      heading: 'What is your name?',
      hint: 'The accountants who reply will use it to greet you.',
    },
    contact: {
      short: 'Contact details',
      heading: 'Where should the quotes go?',
      hint: 'Quotes arrive by e-mail, usually within 24 hours.',
    },
  },
  /** Told before the first choice and tied to each group of choices (WCAG technique G13). */
  advice: 'Choosing an answer takes you to the next step. You can always go back.',
  adviceOff: 'Choose an answer, then press Continue. You can always go back.',
  progressName: 'Your request',
  stepTitle: (progress: string, short: string) => `${progress}: ${short}`,
  errorTitle: (title: string) => `Error: ${title}`,
  progress: (step: number, of: number) => `Step ${step} of ${of}`,
  autoAdvance: 'Move on automatically',
  continue: 'Continue',
  back: 'Back',
  submit: 'Get my free quotes',
  sending: 'Sending your request…',
  nameIncomplete: 'Fill in both names to continue.',
  fields: {
    firstName: { label: 'First name', missing: 'Enter your first name' },
    lastName: { label: 'Last name', missing: 'Enter your last name' },
    email: {
      label: 'Email address',
      missing: 'Enter your email address',
      invalid: 'Enter an email address in the format name@example.co.nz',
    },
    phone: {
      label: 'Phone number (optional)',
      warning: 'Check this number: a New Zealand one looks like 021 555 0123 or 09 555 1234.',
    },
    businessName: { label: 'Business name (if applicable)' },
  },
  tooLong: (label: string, limit: number) => `${label} must be ${limit} characters or fewer`,
  unreadable: (label: string) => `${label} holds a character that cannot be sent. Type it again`,
  summaryTitle: 'There is a problem',
  recipients: `${site.brand} passes these details to up to three tax accountants who fit your answers, and to nobody else.`,
  privacyLink: 'How we look after your details',
  /** The exact words of the specification's error catalogue. */
  failure: 'There was an error submitting the form. Please try again or contact us directly.',
  trust: ['100% Free', 'No Obligation', 'Verified Professionals'],
  trustLabel: 'What you can rely on',
  thanks: {
    heading: (firstName: string) => (firstName === '' ? 'Thank you' : `Thank you, ${firstName}`),
    arrived: 'Your request has arrived.',
    delivering:
      'Your request is still being delivered. It is kept safely in this browser and we keep trying; you can leave this page open or come back to the site later.',
    undeliverable: `Your request could not be delivered. Please call ${site.phone} or write to ${site.email} and we will take your details ourselves.`,
    nextTitle: 'What happens next',
    next: [
      'We match your answers with tax accountants who do this work near you.',
      'They contact you by e-mail or phone, usually within 24 hours.',
      'You compare their quotes and decide. There is no obligation to choose any of them.',
    ],
    contact: `Changed your mind, or left something out? Call ${site.phone} or write to ${site.email}.`,
    home: 'Back to the home page',
    calculator: 'Estimate your tax meanwhile',
  },
  contactUs: `Call ${site.phone} or write to ${site.email}.`,
  trouble: 'Is this form giving you trouble? Call or write:',
  onePage: {
    heading: 'Get free quotes',
    intro: 'Fill in one form. Required fields say so.',
    required: 'required',
    atLeastOne: '(choose at least one)',
    trap: 'Leave this field empty',
  },
  problem: {
    title: 'Your request was not sent',
    heading: 'Your request was not sent',
    /** Where the form handler writes its reason. */
    reasonSlot: '{{reason}}',
    back: 'Go back with your browser’s Back button. What you typed is still there.',
  },
} as const;
