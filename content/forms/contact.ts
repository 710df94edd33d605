import type { Option } from '#content/ui/quote-options.ts';
import type { LeadForm } from './field.ts';
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

/** The message form on the contact page. */
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
