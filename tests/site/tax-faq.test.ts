import { expect, test } from 'vitest';
import { pageAt } from './built-site.ts';
import { find, linksOf, mainOf, textsOf } from './reading.ts';

const document = pageAt('/tax-faq');
const main = mainOf(document);

test('has four categories, in their order, with questions in each', () => {
  const categories = [...main.querySelectorAll('section:has(summary > h3)')];
  expect(categories.map((category) => textsOf(category, 'h2')[0])).toEqual([
    'IRD Compliance & Registration',
    'Business Tax & Deductions',
    'GST & Tax Returns',
    'Choosing Tax Professionals',
  ]);
  for (const category of categories) {
    expect(category.querySelectorAll('summary > h3').length).toBeGreaterThanOrEqual(5);
  }
});

test('can be searched', () => {
  const box = find(main, 'input[type="search"]');
  const label = find(main, `label[for="${box.id}"]`);
  expect(label.textContent).toContain('Search the questions');
});

test('every answer is in the page, closed at first', () => {
  const questions = [...main.querySelectorAll('details:has(> summary > h3)')];
  expect(questions.filter((question) => question.hasAttribute('open'))).toEqual([]);
  expect(new Set(questions.map((question) => question.getAttribute('name'))).size).toBe(1);
  const answers = questions.map((question) => find(question, 'p[id]'));
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
