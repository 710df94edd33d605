import { leadWords } from '#content/ui/lead-words.ts';
import type { EmailField, TextField } from './field.ts';

/** A field's name in messages: its label, without the remark in brackets. */
const nameOf = (label: string): string => label.replace(/ \(.*\)$/, '');

const { firstName, lastName, email, phone, businessName } = leadWords.fields;

/** The typed fields, which are the same in every form. */
export const typedFields = {
  firstName: {
    kind: 'line',
    name: nameOf(firstName.label),
    limit: 100,
    missing: firstName.missing,
  },
  lastName: { kind: 'line', name: nameOf(lastName.label), limit: 100, missing: lastName.missing },
  email: {
    kind: 'email',
    name: nameOf(email.label),
    limit: 254,
    missing: email.missing,
    invalid: email.invalid,
  },
  phone: { kind: 'line', name: nameOf(phone.label), limit: 40 },
  businessName: { kind: 'line', name: nameOf(businessName.label), limit: 200 },
  message: { kind: 'lines', name: leadWords.messageName, limit: 1000, omitEmpty: true },
} as const satisfies Record<string, TextField | EmailField>;

export type TypedField = keyof typeof typedFields;

/** The slug of the firm that a request is for. Set by the firm's page, not typed. */
export const firmField = {
  kind: 'line',
  name: leadWords.firmName,
  limit: 100,
  omitEmpty: true,
} as const satisfies TextField;
