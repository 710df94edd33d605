import { expect, test } from 'vitest';
import { contactForm } from '#content/forms/contact.ts';
import { collectedFields, requiredFields } from '#content/forms/field-list.ts';
import { quickQuoteForm } from '#content/forms/quick-quote.ts';
import { contactWords } from '#content/ui/contact-form.ts';

const { name, email } = contactForm.fields;
const { phone, message } = quickQuoteForm.fields;

test('counts the fields of a form without optional ones', () => {
  expect(requiredFields({ name, email })).toBe('All two fields are required.');
  expect(contactWords.intro).toBe('All four fields are required.');
});

test('does not call every field required if one is optional', () => {
  expect(requiredFields({ name, phone })).toBe(
    'Every field is required unless its label says that it is optional.',
  );
});

test('lists for the privacy policy what a form collects, the optional fields last', () => {
  expect(collectedFields({ phone, name, message, email })).toBe(
    'your name and your email address; if you give them, your phone number and what you write to the accountants',
  );
  expect(collectedFields({ name, email })).toBe('your name and your email address');
});
