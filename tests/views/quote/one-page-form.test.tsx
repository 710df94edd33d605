// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { decodeLead } from '#machines/lead/form-body.ts';
import { quoteForm } from '#content/forms/quote.ts';
import { choiceSteps } from '#machines/quote-wizard/steps.ts';
import { requestWith } from '#tests/quote-request.ts';
import { specifiedFields } from '#tests/specified-steps.ts';
import { OnePageForm } from '#src/views/quote/one-page-form.tsx';
import { InRouter } from '#tests/views/in-router.tsx';

beforeEach(() => {
  render(<OnePageForm firms={[{ value: 'greenlion', label: 'Greenlion' }]} />, {
    wrapper: InRouter,
  });
});

function form(): HTMLFormElement {
  const element = document.forms[0];
  if (element === undefined) throw new Error('OnePageForm rendered no form.');
  return element;
}

const sent = (): (readonly [string, string])[] =>
  Array.from(new FormData(form()), ([name, value]) => [
    name,
    typeof value === 'string' ? value : value.name,
  ]);

type Control = HTMLInputElement | HTMLTextAreaElement;

function control(name: string, value?: string): Control {
  const found = [...form().elements].find(
    (element): element is Control =>
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
      element.name === name &&
      (value === undefined || element.value === value),
  );
  if (found === undefined) throw new Error(`There is no ${name} ${value ?? ''}.`);
  return found;
}

test('sends a valid lead', () => {
  for (const { fields, options } of choiceSteps) {
    if (!specifiedFields.includes(fields[0])) control(fields[0], options[0].label).click();
  }
  control('businessType', 'Sole Trader').click();
  control('location', 'Other').click();
  control('services', 'Tax Planning').click();
  control('services', 'Other').click();
  control('urgency', 'flexible').click();
  control('firm', 'greenlion').click();
  control('message').value = 'A letter came on Friday.';
  control('firstName').value = 'Mere';
  control('lastName').value = 'Ngata';
  control('email').value = 'mere@example.co.nz';
  const fields = new URLSearchParams(sent().map(([name, value]) => [name, value]));
  fields.delete('form-name');
  fields.delete('bot-field');
  expect(fields.getAll('services')).toEqual(['Tax Planning', 'Other']);
  const lead = requestWith({
    businessType: 'sole-trader',
    location: 'other',
    services: ['tax-planning', 'other'],
    urgency: 'flexible',
    firstName: 'Mere',
    lastName: 'Ngata',
    email: 'mere@example.co.nz',
    phone: '',
    businessName: '',
    message: 'A letter came on Friday.',
    firm: 'greenlion',
  });
  expect(decodeLead(quoteForm, fields)).toEqual({ lead });
});
