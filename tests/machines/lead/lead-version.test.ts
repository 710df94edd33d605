import { describe, expect, test } from 'vitest';
import { decodeLead, encodeLead } from '#machines/lead/form-body.ts';
import { contactForm } from '#content/forms/contact.ts';
import type { LeadForm } from '#content/forms/field.ts';

const answers = { name: 'Aroha', email: 'a@example.co.nz', subject: 'general', message: 'Kia ora' };

const { name, email, subject, message } = contactForm.fields;

const earlier = { ...contactForm, fields: { name, email, subject, message } };

/** The contact form of a later build, with one more field. */
const later: LeadForm = {
  ...contactForm,
  fields: {
    ...earlier.fields,
    callBack: {
      kind: 'line',
      label: 'Call back',
      limit: 40,
      missing: 'Enter a time',
      mail: 'Call back',
      privacy: 'when to call you',
    },
  },
};

const bodyOf = (form: LeadForm, lead: Readonly<Record<string, string>>) => {
  const body = new URLSearchParams(encodeLead(form, lead));
  for (const own of ['form-name', 'bot-field']) body.delete(own);
  return body;
};

describe('a lead from an older build of the page', () => {
  test('is accepted, with the new required field empty', () => {
    expect(decodeLead(later, bodyOf(earlier, answers), '1')).toEqual({
      lead: { ...answers, callBack: '' },
    });
  });

  test('is rejected if its page had the field', () => {
    expect(decodeLead(later, bodyOf(later, answers), '1')).toEqual({ reason: 'Enter a time.' });
  });

  test.each([undefined, '2', '', 'constructor'])('is rejected with the version %s', (version) => {
    expect(decodeLead(later, bodyOf(earlier, answers), version)).toEqual({
      reason: 'Enter a time.',
    });
  });
});
