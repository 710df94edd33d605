import { answerTime, leadWords } from './lead-words.ts';
import * as quote from './quote-options.ts';
import type { Option } from './quote-options.ts';
import { site } from '#content/site.ts';

export const locations = quote.townsFrom([
  'auckland',
  'wellington',
  'christchurch',
  'hamilton',
  'tauranga',
]);

/** The quote wizard offers these and one more. */
export const businessTypes = quote.businessTypes.filter(({ value }) => value !== 'other');

/** The quote wizard offers these in another order, and one more. */
const inOrder = [
  'tax-return',
  'gst-returns',
  'business-setup',
  'tax-planning',
  'audit-support',
  'bookkeeping',
  'other',
];

export const servicesNeeded: readonly Option[] = inOrder.flatMap((wanted) =>
  quote.services.filter(({ value }) => value === wanted),
);

/**
 * The words of the quick quote form, used on many pages. Its choices of timing are the
 * quote wizard's `urgencies`.
 */
export const quickQuote = {
  title: 'Get a free quote',
  subtitle: 'Tell us what you need. It is free, and you are not obliged to accept any quote.',
  /** Follows the label of each required field. */
  required: 'required',
  /** The first option of a list. */
  choose: 'Choose one',
  submit: 'Get my free quote',
  sending: 'Sending your request…',
  fields: {
    name: { label: 'Your name', missing: 'Enter your name' },
    email: leadWords.fields.email,
    phone: leadWords.fields.phone,
    location: { label: 'Where you are based', missing: 'Choose where you are based' },
    businessType: {
      label: 'Who the tax is for',
      missing: 'Choose who the tax is for',
    },
    serviceNeeded: { label: 'Service you need', missing: 'Choose the service you need' },
    urgency: { label: 'How soon you need it (optional)', name: 'How soon you need it' },
    message: leadWords.fields.message,
  },
  invalidChoice: leadWords.invalidChoice,
  summaryTitle: leadWords.summaryTitle,
  recipients: leadWords.recipients,
  recipientsOf: leadWords.recipientsOf,
  privacyLink: leadWords.privacyLink,
  /** Shown if the site is set to log forms. */
  notConnected: `This form is not in use yet. To reach an accountant, use the [quote request](/quote) or call ${site.phone}.`,
  /** The same, at the button. */
  sendsNothing: leadWords.sendsNothing,
  /** Shown if the site is set to deliver requests. */
  thanks: 'Thank you',
  delivered: `Your request has arrived. Up to three accountants who fit your answers write or call ${answerTime.claim}. ${answerTime.means} You are not obliged to choose any of them.`,
  /** The same for a request to one firm. */
  deliveredOf: (firm: string) =>
    `Your request has arrived. ${firm} writes or calls ${answerTime.claim}. ${answerTime.means} You are not obliged to accept its quote.`,
  delivering: leadWords.delivering,
  notPersisted: leadWords.notPersisted,
  rejected: leadWords.rejected,
  failure: leadWords.failure,
  contactUs: leadWords.contactUs,
  /** Replaces the form in a browser without JavaScript. */
  withoutScript:
    'This form needs JavaScript. The [quote request](/quote) asks the same on one plain page that needs none.',
} as const;
