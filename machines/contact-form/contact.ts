import * as v from 'valibot';
import { contactForm as words, subjects } from '#content/contact-form.ts';
import type { FormDefinition } from '#machines/form/definition.ts';
import { chosen, typedLine, typedLines } from '#machines/form/rules.ts';
import { typedFields } from '#machines/quote-wizard/typed-fields.ts';

const { fields, invalidChoice } = words;

/** What a contact message is. Its e-mail address follows the quote request's rule. */
export const contactForm = {
  name: 'contact',
  fields: {
    name: v.pipe(typedLine(fields.name.label, 200), v.nonEmpty(fields.name.missing)),
    email: typedFields.email,
    subject: chosen(subjects, fields.subject.missing, invalidChoice(fields.subject.label)),
    message: v.pipe(typedLines(fields.message.label, 5000), v.nonEmpty(fields.message.missing)),
  },
} satisfies FormDefinition;
