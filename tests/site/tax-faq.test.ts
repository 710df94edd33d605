import { expect, test } from 'vitest';
import { pageAt } from './built-site.ts';
import { find, linksOf, mainOf, textsOf } from './reading.ts';

const document = pageAt('/tax-faq');
const main = mainOf(document);

test('has four categories, in their order, with questions in each', () => {
  const categories = [...main.querySelectorAll('section:has(h3 > button)')];
  expect(categories.map((category) => textsOf(category, 'h2')[0])).toEqual([
    'IRD Compliance & Registration',
    'Business Tax & Deductions',
    'GST & Tax Returns',
    'Choosing Tax Professionals',
  ]);
  for (const category of categories) {
    expect(category.querySelectorAll('h3 > button').length).toBeGreaterThanOrEqual(5);
  }
});

test('can be searched', () => {
  const box = find(main, 'input[type="search"]');
  const label = find(main, `label[for="${box.id}"]`);
  expect(label.textContent).toContain('Search the questions');
});

test('every answer is in the page, closed at first', () => {
  const buttons = [...main.querySelectorAll('h3 > button')];
  expect(buttons.filter((button) => button.getAttribute('aria-expanded') !== 'false')).toEqual([]);
  const answers = buttons.map((button) =>
    find(document, `[id="${button.getAttribute('aria-controls')}"]`),
  );
  expect(answers.filter((answer) => answer.textContent.length < 80)).toEqual([]);
});

test('links to an expert on the page, and to a consultation', () => {
  const links = linksOf(main);
  expect(links).toEqual(
    expect.arrayContaining([
      ['Ask a Tax Expert', '#enquiry'],
      ['Get Free Consultation', '/quote'],
    ]),
  );
  const enquiry = find(main, '#enquiry');
  expect(enquiry.getAttribute('tabindex')).toBe('-1');
  expect(enquiry.querySelectorAll('form')).toHaveLength(1);
});
