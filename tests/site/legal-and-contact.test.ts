import { expect, test } from 'vitest';
import { pageAt, pagePaths } from './built-site.ts';
import { find, linksOf, mainOf, textOf, textsOf } from './reading.ts';

test('the privacy policy says when it last changed, and the date of its first version', () => {
  const words = textOf(mainOf(pageAt('/privacy')));
  const [, latest] = /Latest change (\d+ \w+ \d{4})\./.exec(words) ?? [];
  expect(words).toContain('First version last updated 27 January 2025.');
  const changes = [...words.matchAll(/(\d+ \w+ 20\d\d):/g)].map(([, day]) => day);
  expect(changes.length).toBeGreaterThan(1);
  expect(latest).toBe(changes.at(-1));
});

test.each(['/privacy', '/terms', '/contact'])('%s has our contact details', (path) => {
  const links = linksOf(mainOf(pageAt(path)));
  expect(links).toContainEqual(['0800 000 000', 'tel:0800000000']);
  expect(links).toContainEqual(['hello@waymark.example', 'mailto:hello@waymark.example']);
});

test('/contact offers six subjects', () => {
  const subjects = textsOf(mainOf(pageAt('/contact')), '[name="subject"] option:not([value=""])');
  expect(subjects).toHaveLength(6);
});

test('/for-accountants asks a firm that joins for what a listing needs', () => {
  const main = mainOf(pageAt('/for-accountants'));
  expect(linksOf(main)).toContainEqual(['Ask to join', '#join']);
  const form = find(main, '#join form');
  expect(textsOf(form, 'label').slice(0, 5)).toEqual([
    'Firm',
    'Full name',
    'Email address',
    'Phone number (optional)',
    'NZBN (can come later)',
  ]);
});

test('/about says how the site earns, and how its tax pages are checked', () => {
  const words = textOf(mainOf(pageAt('/about')));
  expect(words).toMatch(/Accountants pay for the requests they receive/);
  expect(words).toMatch(
    /The pages about tax are read against those sources\. Our figures give the day/,
  );
});

test('no page shows a placeholder in brackets', () => {
  expect(pagePaths.filter((path) => /\[[a-z]/i.test(textOf(pageAt(path).body)))).toEqual([]);
});
