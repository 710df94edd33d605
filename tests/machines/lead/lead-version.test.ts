import { describe, expect, test } from 'vitest';
import { decodeLead, encodeLead } from '#machines/lead/form-body.ts';
import { contactForm } from '#machines/lead/contact.ts';
import type { LeadForm } from '#machines/lead/lead-form.ts';

const answers = { name: 'Aroha', email: 'a@example.co.nz', subject: 'general', message: 'Kia ora' };

/** The contact form of a later build, with one more field. */
const later: LeadForm = {
  ...contactForm,
  fields: {
    ...contactForm.fields,
    callBack: { kind: 'line', name: 'Call back', limit: 40, missing: 'Enter a time' },
  },
};

const bodyOf = (form: LeadForm, lead: Readonly<Record<string, string>>) => {
  const body = new URLSearchParams(encodeLead(form, lead));
  for (const name of ['form-name', 'bot-field']) body.delete(name);
  return body;
};

describe('a lead from an older build of the page', () => {
  test('is accepted, with the new required field empty', () => {
    expect(decodeLead(later, bodyOf(contactForm, answers), '1')).toEqual({
      lead: { ...answers, callBack: '' },
    });
  });

  test('is rejected if its page had the field', () => {
    expect(decodeLead(later, bodyOf(later, answers), '1')).toEqual({ reason: 'Enter a time.' });
  });

  test('is rejected without a version', () => {
    expect(decodeLead(later, bodyOf(contactForm, answers))).toEqual({ reason: 'Enter a time.' });
  });

  test.each(['2', '', 'constructor'])('is rejected with the version "%s"', (version) => {
    expect(decodeLead(later, bodyOf(contactForm, answers), version)).toEqual({
      reason: 'Enter a time.',
    });
  });

  test('is rejected without a field of its page', () => {
    const { name: _, ...others } = answers;
    expect(decodeLead(later, bodyOf(later, others), '1')).toEqual({
      reason: 'Enter your full name.',
    });
  });

  test('is rejected without any field', () => {
    expect(decodeLead(later, new URLSearchParams(), '1')).toEqual({
      reason: 'Enter your full name.',
    });
  });
});
