import { expect, test } from 'vitest';
import { pageAt } from './built-site.ts';
import { find, linksOf, mainOf, textOf, textsOf } from './reading.ts';

test.each([
  [
    '/tax-calculator',
    ['Income type', 'Individual', 'Business', 'Investment', 'Annual gross income'],
    ['Calculate Tax', 'Enter Your Details', 'When to ask a professional'],
  ],
  [
    '/gst-calculator',
    ['What do you want to do?', 'Add GST', 'Remove GST', 'Amount', 'GST rate', '15% (standard)'],
    ['$480.00', '$72.00', '$552.00', '$89.90', '$11.73', '$78.17'],
  ],
  [
    '/behind-with-tax',
    ['Tax years you have not filed', 'Tax you owe', 'When it was due'],
    [
      'An example',
      'Cost of being late so far at least $1,375.73',
      'Use-of-money interest is 8.97% a year',
    ],
  ],
])('%s asks for %j, and shows %j before it has a result', (path, labels, words) => {
  const main = mainOf(pageAt(path));
  const asked = textsOf(main, 'label, legend, option').join(' | ');
  expect(labels.filter((label) => !asked.includes(label))).toEqual([]);
  expect(words.filter((word) => !textOf(main).includes(word))).toEqual([]);
});

test('/gst-calculator says who has to register, and accepts amounts from one cent', () => {
  const main = mainOf(pageAt('/gst-calculator'));
  const notice = find(main, '#registration');
  expect(textOf(notice)).toMatch(/\$60,000 in any 12 months.*21 days/);
  expect(linksOf(notice)).toContainEqual(['Get free quotes', '/quote']);
  expect(find(main, 'input[name="amount"]').getAttribute('inputmode')).toBe('decimal');
});
