import { expect, test } from 'vitest';
import { contactForm } from '#content/forms/contact.ts';
import { joinForm } from '#content/forms/join.ts';
import { problemsOf, readAnswers } from '#machines/lead/lead-form.ts';

const message = {
  ...readAnswers(contactForm, {}),
  name: 'Aroha Ngata',
  email: 'aroha@example.co.nz',
  subject: 'general',
  message: 'Kia ora.\r\n\tWho helps with a trust?\n',
};

test('has the specified fields, all of them required', () => {
  expect(problemsOf(contactForm, readAnswers(contactForm, {}))).toEqual({
    name: 'Enter your full name',
    email: 'Enter your email address',
    subject: 'Choose what your message is about',
    message: 'Enter your message',
  });
});

test('accepts 5,000 characters on several lines', () => {
  expect(problemsOf(contactForm, { ...message, message: 'm\n'.repeat(2499) + 'mm' })).toEqual({});
});

test.each([
  ['message', 'm'.repeat(5001), 'Message must be 5000 characters or fewer'],
  ['message', ' \n ', 'Enter your message'],
])('rejects the %s %j', (field, value, problem) => {
  expect(problemsOf(contactForm, { ...message, [field]: value })).toEqual({ [field]: problem });
});

test.each([
  ['', {}],
  ['94 29000 000000', {}],
  ['9429000', { nzbn: 'Enter the 13 digits of your NZBN, or leave it for later' }],
])('of a firm that joins, reads the NZBN %j', (nzbn, problems) => {
  const firm = { firmName: 'Ledger & Co', name: 'Ana', email: 'ana@example.co.nz', nzbn };
  expect(problemsOf(joinForm, { ...readAnswers(joinForm, {}), ...firm })).toEqual(problems);
});
