import * as v from 'valibot';
import { leadWords } from '#content/lead-words.ts';

/** The honeypot: people never see this field, so whoever fills it in is a program. */
export const honeypotName = 'bot-field';

/** The largest number of characters each typed field may hold. */
export const limits = {
  firstName: 100,
  lastName: 100,
  email: 254,
  phone: 40,
  businessName: 200,
} as const;

export type TypedField = keyof typeof limits;

/** True for text without control characters or half a surrogate pair: text every store keeps as it is. */
export const isPlainText = (text: string): boolean => !/[\p{Cc}\p{Cs}]/u.test(text);

function typedField(field: TypedField) {
  const { label } = leadWords.fields[field];
  const name = label.replace(/ \(.*\)$/, '');
  return v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(limits[field], leadWords.tooLong(name, limits[field])),
    v.check(isPlainText, leadWords.unreadable(name)),
  );
}

/** The rules of what is typed into a lead, trimmed; other forms ask for some of it by the same rules. */
export const typedFields = {
  firstName: v.pipe(typedField('firstName'), v.nonEmpty(leadWords.fields.firstName.missing)),
  lastName: v.pipe(typedField('lastName'), v.nonEmpty(leadWords.fields.lastName.missing)),
  email: v.pipe(
    typedField('email'),
    v.nonEmpty(leadWords.fields.email.missing),
    v.rfcEmail(leadWords.fields.email.invalid),
  ),
  phone: typedField('phone'),
  businessName: typedField('businessName'),
};
