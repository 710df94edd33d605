import { describe, expect, test } from 'vitest';
import { leadOf, problemsOf } from '#machines/lead/lead-form.ts';
import { quickQuoteForm } from '#content/forms/quick-quote.ts';

const quick = {
  name: 'Zoë O’Brien-Māhuta',
  email: 'zoe@example.co.nz',
  phone: '+64 21 555 0123',
  location: 'hamilton',
  businessType: 'company',
  serviceNeeded: 'audit-support',
  urgency: 'quarter',
  message: '',
  firm: '',
};

describe('accepts', () => {
  test.each([
    ['phone', ['', '12 34', '0'.repeat(40)]],
    [
      'message',
      ['', 'GST is due on the 28th.\nXero.', 'm'.repeat(1000), 'm\r\n'.repeat(499) + 'mm'],
    ],
    ['firm', ['', 'greenlion']],
    ['name', ['Q', 'n'.repeat(200), "Nguyễn-O'Brien 李 👩🏽‍🍳"]],
  ])('%s: %j', (field, values) => {
    for (const value of values) {
      expect(problemsOf(quickQuoteForm, { ...quick, [field]: value })).toEqual({});
    }
  });
});

test('trims values', () => {
  expect(leadOf(quickQuoteForm, { ...quick, email: ' zoe@example.co.nz\n' })).toEqual(quick);
});

test.each([
  ['name', 'n'.repeat(201), 'Your name must be 200 characters or fewer'],
  ['email', 'zoe@', 'Enter an email address in the format name@example.co.nz'],
  ['email', 'zoe@acme', 'Enter an email address in the format name@example.co.nz'],
  ['email', `${'z'.repeat(251)}@a.b`, 'Email address must be 254 characters or fewer'],
  ['phone', '0'.repeat(41), 'Phone number must be 40 characters or fewer'],
  ['message', 'm'.repeat(1001), 'What they should know must be 1000 characters or fewer'],
  ['location', 'taihape', 'Where you are based: choose one of the answers in the list'],
])('rejects the %s %j', (field, value, message) => {
  const values = { ...quick, [field]: value };
  expect(problemsOf(quickQuoteForm, values)).toEqual({ [field]: message });
  expect(leadOf(quickQuoteForm, values)).toBeNull();
});
