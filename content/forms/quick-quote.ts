import * as quote from '#content/ui/quote-options.ts';
import type { Option } from '#content/ui/quote-options.ts';
import type { LeadForm } from './field.ts';
import { firmField, sharedFields } from './shared-fields.ts';

const locations = quote.townsFrom([
  'auckland',
  'wellington',
  'christchurch',
  'hamilton',
  'tauranga',
]);

/** The quote wizard offers these and one more. */
const businessTypes = quote.businessTypes.filter(({ value }) => value !== 'other');

/** The quote wizard offers these in another order. */
const inOrder = [
  'tax-return',
  'gst-returns',
  'business-setup',
  'tax-planning',
  'audit-support',
  'bookkeeping',
  'overdue',
  'payroll',
  'other',
];

const services: readonly Option[] = inOrder.flatMap((wanted) =>
  quote.services.filter(({ value }) => value === wanted),
);

/** The short form on many pages. */
export const quickQuoteForm = {
  name: 'quick-quote',
  displayName: 'it',
  fields: {
    name: {
      kind: 'line',
      label: 'Your name',
      limit: 200,
      autoComplete: 'name',
      spellCheck: false,
      missing: 'Enter your name',
      mail: 'Name',
      privacy: 'your name',
    },
    email: sharedFields.email,
    phone: sharedFields.phone,
    location: {
      kind: 'choice',
      label: 'Where you are based',
      options: locations,
      autoComplete: 'address-level2',
      missing: 'Choose where you are based',
      mail: 'Location',
      privacy: 'your location',
    },
    businessType: {
      kind: 'choice',
      label: 'Who the tax is for',
      options: businessTypes,
      missing: 'Choose who the tax is for',
      mail: 'Who the tax is for',
      privacy: 'who the tax is for',
    },
    serviceNeeded: {
      kind: 'choice',
      label: 'Service you need',
      options: services,
      missing: 'Choose the service you need',
      mail: 'Service',
      privacy: 'the service you need',
    },
    urgency: {
      kind: 'choice',
      label: 'How soon you need it',
      options: quote.urgencies,
      optional: 'optional',
      mail: 'Timing',
      privacy: 'how soon you need it',
    },
    message: sharedFields.message,
    firm: firmField,
  },
} as const satisfies LeadForm;
