// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { pageAt } from './built-site.ts';
import { find, mainOf, textOf, textsOf } from './reading.ts';

const main = mainOf(pageAt('/quote'));

describe('as it is served', () => {
  test('begins with step 1 of 6 and the three promises', () => {
    expect(textOf(main)).toContain('Step 1 of 6');
    expect(textsOf(main, 'ul[aria-label] > li')).toEqual([
      '100% Free',
      'No Obligation',
      'Verified Professionals',
    ]);
  });

  test('says before the first choice what choosing does', () => {
    expect(textOf(main)).toContain(
      'Choosing an answer takes you to the next step. You can always go back.',
    );
  });
});

describe('without JavaScript', () => {
  const form = find(main, 'noscript form');
  const valuesOf = (name: string) =>
    [...form.querySelectorAll(`[name="${name}"]`)].map((field) => field.getAttribute('value'));

  test('is one form that a static host detects and the site’s own handler reads', () => {
    expect(form.getAttribute('name')).toBe('quote');
    expect(form.getAttribute('method')).toBe('post');
    expect(form.getAttribute('action')).toBe('/');
    expect(form.getAttribute('data-netlify')).toBe('true');
    expect(form.getAttribute('netlify-honeypot')).toBe('bot-field');
    expect(valuesOf('form-name')).toEqual(['quote']);
  });

  test('has every field of the request, and no other', () => {
    const names = [...form.querySelectorAll('[name]')].map((field) => field.getAttribute('name'));
    expect(new Set(names)).toEqual(
      new Set([
        'form-name',
        'bot-field',
        'businessType',
        'location',
        'services',
        'urgency',
        'firstName',
        'lastName',
        'email',
        'phone',
        'businessName',
      ]),
    );
  });

  test('offers the specified answers', () => {
    expect(valuesOf('businessType')).toEqual([
      'Individual/Personal',
      'Sole Trader',
      'Partnership',
      'Company',
      'Trust',
      'Other',
    ]);
    expect(valuesOf('location')).toEqual([
      'Auckland',
      'Wellington',
      'Christchurch',
      'Hamilton',
      'Tauranga',
      'Dunedin',
      'Palmerston North',
      'Other',
    ]);
    expect(valuesOf('services')).toEqual([
      'Tax Return Preparation',
      'GST Returns',
      'Business Setup',
      'Tax Planning',
      'Bookkeeping',
      'Payroll Services',
      'Audit Support',
      'Other',
    ]);
    expect(valuesOf('urgency')).toEqual(['asap', 'week', 'month', 'quarter', 'flexible']);
  });

  test('labels every field and names who receives the details', () => {
    const unlabelled = [...form.querySelectorAll('input:not([type="hidden"])')].filter(
      (field) => field.closest('label') === null && !form.querySelector(`label[for="${field.id}"]`),
    );
    expect(unlabelled).toEqual([]);
    expect(textOf(form)).toContain('up to three tax accountants');
    expect(form.querySelector('a[href="/privacy"]')).not.toBeNull();
  });
});

test('the thank-you page says that the request has arrived, and leads on', () => {
  const thanks = mainOf(pageAt('/thank-you'));
  expect(textOf(thanks)).toContain('Your request has arrived.');
  expect(thanks.querySelectorAll('a[href="/"], a[href="/tax-calculator"]').length).toBe(2);
});
