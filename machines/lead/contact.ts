import { contactForm as words, subjects } from '#content/ui/contact-form.ts';
import type { LeadForm } from './lead-form.ts';
import { typedFields } from './typed-fields.ts';

const { name, subject, message } = words.fields;

export const contactForm = {
  name: 'contact',
  called: 'it',
  fields: {
    name: { kind: 'line', name: name.label, limit: 200, missing: name.missing },
    email: typedFields.email,
    subject: {
      kind: 'choice',
      options: subjects,
      missing: subject.missing,
      invalid: words.invalidChoice(subject.label),
    },
    message: { kind: 'lines', name: message.label, limit: 5000, missing: message.missing },
  },
} as const satisfies LeadForm;
