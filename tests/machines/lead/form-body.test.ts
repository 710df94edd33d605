import { array, assert, constantFrom, property, record, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contactForm } from '#content/forms/contact.ts';
import { quoteForm } from '#content/forms/quote.ts';
import { decodeLead, encodeLead, readAnswer } from '#machines/lead/form-body.ts';
import { quickQuoteForm } from '#content/forms/quick-quote.ts';

const { name, email, subject, message: text } = contactForm.fields;

/** A form of four fields, whatever the contact page asks for besides. */
const messageForm = { ...contactForm, fields: { name, email, subject, message: text } };

const message = {
  name: 'Zoë & Sam',
  email: 'zoe+tax@example.co.nz',
  subject: 'feedback',
  message: '50% = half; 1+1?',
};

/** The fields of a body, without the form's name and the honeypot. */
function fieldsOf(body: string): URLSearchParams {
  const fields = new URLSearchParams(body);
  fields.delete('form-name');
  fields.delete('bot-field');
  return fields;
}

/** What a form leaves out of a text, such as a Hangul filler; joiners and variation selectors may stay. */
const dropped = /(?![\t\n\u200c\u200d\p{VS}])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{DI}]/gu;

/** Text as people type it: in any script, on several lines. */
const typedText = string({ unit: 'grapheme', maxLength: 300 })
  .map((typed) => typed.replace(dropped, '').trim())
  // A braille cell without dots is no answer.
  .filter((typed) => /(?!\u2800)[\p{L}\p{N}\p{P}\p{S}]/u.test(typed));

describe('parsing a form', () => {
  test('reads several services from one field and from several, by label or value', () => {
    const { services } = quoteForm.fields;
    expect(readAnswer(services, ['GST Returns, Tax Planning', 'payroll'])).toEqual([
      'gst-returns',
      'tax-planning',
      'payroll',
    ]);
  });

  test('round-trips any text', () => {
    assert(
      property(typedText, (typed) => {
        const lead = { ...message, message: typed };
        expect(decodeLead(messageForm, fieldsOf(encodeLead(messageForm, lead)))).toEqual({ lead });
      }),
      { numRuns: 500 },
    );
  });

  test('accepts or rejects any fields, and never throws', () => {
    const key = constantFrom('name', 'email', 'subject', 'message', '__proto__', 'toString', '');
    assert(
      property(array(record({ key, value: string() })), (sent) => {
        const fields = new URLSearchParams(sent.map(({ key: field, value }) => [field, value]));
        const read = decodeLead(messageForm, fields);
        expect('reason' in read && read.reason.endsWith('.')).toBe(true);
      }),
    );
  });

  test('treats missing optional fields as empty', () => {
    const sent = {
      name: 'Zoë',
      email: 'zoe@example.co.nz',
      location: 'other',
      businessType: 'trust',
      serviceNeeded: 'other',
    };
    expect(decodeLead(quickQuoteForm, new URLSearchParams(sent))).toEqual({
      lead: { ...sent, phone: '', urgency: '', message: '', firm: '' },
    });
  });

  test('rejects a repeated field', () => {
    const fields = new URLSearchParams(message);
    fields.append('email', 'other@example.co.nz');
    expect(decodeLead(messageForm, fields)).toEqual({
      reason: 'The field email was sent more than once.',
    });
  });

  test.each(['colour', 'constructor', '__proto__'])('rejects a field %s', (unknown) => {
    const fields = new URLSearchParams(message);
    fields.append(unknown, 'x');
    expect(decodeLead(messageForm, fields)).toEqual({
      reason: 'The form holds a field that is not part of it.',
    });
  });
});
