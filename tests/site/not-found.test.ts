import { expect, test } from 'vitest';
import { pageAt } from './built-site.ts';
import { find, linksOf, mainOf, textOf, textsOf } from './reading.ts';

const main = mainOf(pageAt('/404'));

test('says that the page does not exist, and offers help', () => {
  expect(textOf(find(main, 'h1'))).toBe('Oops! Page Not Found');
  expect(textOf(main)).toContain('does not exist');
  expect(textOf(main)).toContain('help you find a tax accountant');
});

test('links home, to a consultation, back, and to four popular pages', () => {
  expect(linksOf(main).map(([, href]) => href)).toEqual([
    '/',
    '/quote',
    '/small-business-tax',
    '/gst-and-bas-returns',
    '/auckland',
    '/tax-calculator',
  ]);
  expect(linksOf(main)[1]?.[0]).toMatch(/free tax consultation/);
  expect(textsOf(main, 'button')).toEqual(['Go Back']);
});

test('has no canonical address', () => {
  expect(pageAt('/404').querySelector('link[rel="canonical"]')).toBeNull();
});
