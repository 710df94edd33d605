import { describe, expect, test } from 'vitest';
import { steps } from '#machines/quote-wizard/steps.ts';
import { specifiedSteps } from '#tests/specified-steps.ts';
import { pageAt } from './built-site.ts';
import { find, mainOf, textOf, textsOf } from './reading.ts';

const main = mainOf(pageAt('/quote'));

test('as it is served begins with the first step and the three promises', () => {
  expect(textOf(main)).toContain(`Step 1 of ${steps.length}`);
  expect(textsOf(main, 'ul[aria-label] > li')).toEqual([
    '100% Free',
    'No Obligation',
    'Verified Professionals',
  ]);
});

describe('without scripts', () => {
  const form = find(main, '[data-without-script] form');
  const valuesOf = (name: string) =>
    [...form.querySelectorAll(`[name="${name}"]`)].map((field) => field.getAttribute('value'));

  test('is one form for static hosts and the site’s own handler', () => {
    expect(form.getAttribute('name')).toBe('quote');
    expect(form.getAttribute('method')).toBe('post');
    expect(form.getAttribute('action')).toBe('/');
    expect(form.getAttribute('data-netlify')).toBe('true');
    expect(form.getAttribute('netlify-honeypot')).toBe('bot-field');
    expect(find(form, '[name="bot-field"]').getAttribute('autocomplete')).toBe('off');
    expect(valuesOf('form-name')).toEqual(['quote']);
  });

  test('has exactly the fields of the request', () => {
    const names = [...form.querySelectorAll('[name]')].map((field) => field.getAttribute('name'));
    expect(new Set(names)).toEqual(
      new Set(['form-name', 'bot-field', 'firm', ...steps.flatMap(({ fields }) => [...fields])]),
    );
  });

  test.each(specifiedSteps.filter(({ options }) => Object.keys(options).length > 0))(
    'offers the specified options of $id',
    ({ fields, options }) => {
      const [field = ''] = fields;
      const sent = field === 'urgency' ? Object.keys(options) : Object.values(options);
      expect(valuesOf(field)).toEqual(sent);
    },
  );

  test('labels every field and names who receives the details', () => {
    const unlabelled = [...form.querySelectorAll('input:not([type="hidden"])')].filter(
      (field) => field.closest('label') === null && !form.querySelector(`label[for="${field.id}"]`),
    );
    expect(unlabelled).toEqual([]);
    expect(textOf(form)).toContain('up to three accountants');
    expect(form.querySelector('a[href="/privacy"]')).not.toBeNull();
  });
});

test('the thank-you page is true for anyone who opens it, and links on', () => {
  const thanks = mainOf(pageAt('/thank-you'));
  expect(textOf(thanks)).not.toContain('Your request has arrived');
  expect(textOf(thanks)).toContain('If the form brought you here, what you sent has arrived.');
  expect(textOf(thanks)).toContain('to up to three accountants who fit it, or to the one firm');
  expect(thanks.querySelectorAll('a[href="/"], a[href="/tax-calculator"]').length).toBe(2);
});
