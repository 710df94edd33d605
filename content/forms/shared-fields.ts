import type { HiddenField, TextField } from './field.ts';

/** The fields that several forms have. */
export const sharedFields = {
  email: {
    kind: 'email',
    label: 'Email address',
    limit: 254,
    autoComplete: 'email',
    missing: 'Enter your email address',
    invalid: 'Enter an email address in the format name@example.co.nz',
    mail: 'Email',
    privacy: 'your email address',
  },
  phone: {
    kind: 'phone',
    label: 'Phone number',
    limit: 40,
    autoComplete: 'tel',
    optional: 'optional',
    mail: 'Phone',
    privacy: 'your phone number',
  },
  message: {
    kind: 'lines',
    rows: 3,
    label: 'Anything they should know?',
    name: 'What they should know',
    hint: 'Another town or service, your staff and software, a date, the language you speak. No IRD number, please.',
    limit: 1000,
    autoComplete: 'off',
    optional: 'optional',
    omitEmpty: true,
    mail: 'Message',
    privacy: 'what you write to the accountants',
  },
} as const satisfies Readonly<Record<string, TextField>>;

/** The slug of the firm that a request is for. Set by the firm's page. */
export const firmField = {
  kind: 'hidden',
  label: 'Firm',
  limit: 100,
  optional: 'optional',
  omitEmpty: true,
  mail: 'For',
  privacy: 'the firm you ask',
} as const satisfies HiddenField;
