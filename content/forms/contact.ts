import type { Option } from '#content/ui/quote-options.ts';
import type { Fields, LeadForm } from './field.ts';
import { sharedFields } from './shared-fields.ts';

/** The subjects of a message, in the order of the list. */
export const subjects = [
  { value: 'general', label: 'A general question' },
  { value: 'matching', label: 'Finding an accountant' },
  { value: 'technical', label: 'Something on this site does not work' },
  { value: 'partnership', label: 'Becoming a partner accountant' },
  { value: 'feedback', label: 'Feedback or a correction' },
  { value: 'complaint', label: 'A complaint' },
] as const satisfies readonly Option[];

const ofFirm = {
  kind: 'line',
  optional: 'for the listing',
  omitEmpty: true,
  autoComplete: 'off',
} as const;

/** What a firm that asks to join says of itself. The contact page does not ask it. */
const joinFields = {
  firmName: {
    ...ofFirm,
    label: 'Firm',
    limit: 200,
    autoComplete: 'organization',
    mail: 'Firm',
    privacy: 'your firm',
  },
  nzbn: {
    ...ofFirm,
    label: 'NZBN',
    hint: 'The 13 digits of your New Zealand Business Number.',
    limit: 40,
    inputMode: 'numeric',
    mail: 'NZBN',
    privacy: 'its NZBN',
  },
  townsServed: {
    ...ofFirm,
    label: 'Towns you work for',
    limit: 500,
    mail: 'Towns',
    privacy: 'its towns',
  },
  servicesOffered: {
    ...ofFirm,
    label: 'Services you offer',
    limit: 500,
    mail: 'Services',
    privacy: 'its services',
  },
  professionalBody: {
    ...ofFirm,
    label: 'Professional body',
    hint: 'CA ANZ, CPA Australia or ATAINZ.',
    limit: 200,
    mail: 'Professional body',
    privacy: 'its professional body',
  },
  taxAgentListing: {
    ...ofFirm,
    label: 'Tax agent listing',
    hint: 'Your name in Inland Revenue’s list of tax agents.',
    limit: 200,
    mail: 'Tax agent listing',
    privacy: 'its tax agent listing',
  },
} as const satisfies Fields;

export const isJoinField = (name: string): boolean => Object.hasOwn(joinFields, name);

/** The message form on the contact page, and of a firm that asks to join. */
export const contactForm = {
  name: 'contact',
  displayName: 'it',
  fields: {
    name: {
      kind: 'line',
      label: 'Full name',
      limit: 200,
      autoComplete: 'name',
      spellCheck: false,
      missing: 'Enter your full name',
      mail: 'Name',
      privacy: 'your name',
    },
    email: sharedFields.email,
    subject: {
      kind: 'choice',
      label: 'Subject',
      choose: 'Choose a subject',
      options: subjects,
      missing: 'Choose what your message is about',
      mail: 'Subject',
      privacy: 'the subject',
    },
    ...joinFields,
    message: {
      kind: 'lines',
      rows: 8,
      label: 'Message',
      hint: 'Please leave out IRD numbers, bank details and tax papers.',
      limit: 5000,
      missing: 'Enter your message',
      mail: 'Message',
      privacy: 'your message',
    },
  },
} as const satisfies LeadForm;
