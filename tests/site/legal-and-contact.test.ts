import { describe, expect, test } from 'vitest';
import { pageAt, pagePaths } from './built-site.ts';
import { find, linksOf, mainOf, textOf, textsOf } from './reading.ts';

test.each([
  ['/privacy', 10],
  ['/terms', 13],
])('%s has %i numbered sections', (path, count) => {
  const headings = textsOf(mainOf(pageAt(path)), 'section h2');
  expect(headings.map((heading) => Number.parseInt(heading, 10))).toEqual(
    Array.from({ length: count }, (_, index) => index + 1),
  );
});

test.each(['/privacy', '/terms', '/accessibility'])('%s lists its contents', (path) => {
  const main = mainOf(pageAt(path));
  const contents = linksOf(find(main, 'nav[aria-labelledby="contents"]'));
  const sections = [...main.querySelectorAll('section')].map((section) => [
    textOf(find(section, 'h2')),
    `#${section.id}`,
  ]);
  expect(contents).toEqual(sections);
  expect(contents.length).toBeGreaterThanOrEqual(5);
});

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
  expect(links).toEqual(
    expect.arrayContaining([
      ['0800 000 000', 'tel:0800000000'],
      ['hello@waymark.example', 'mailto:hello@waymark.example'],
    ]),
  );
});

describe('/contact', () => {
  const main = mainOf(pageAt('/contact'));

  test('has a message form with its four fields, all required', () => {
    const form = find(main, 'form');
    expect(textsOf(form, 'label')).toHaveLength(4);
    const fields = ['name', 'email', 'subject', 'message'].map((name) =>
      find(form, `[name="${name}"]`),
    );
    expect(fields.map((field) => field.hasAttribute('required'))).toEqual([true, true, true, true]);
    expect(find(form, '[name="email"]').getAttribute('type')).toBe('email');
  });

  test('offers the six subjects', () => {
    const values = [...find(main, '[name="subject"]').querySelectorAll('option')]
      .map((option) => option.getAttribute('value'))
      .filter((value) => value !== '');
    expect(values).toEqual([
      'general',
      'matching',
      'technical',
      'partnership',
      'feedback',
      'complaint',
    ]);
  });

  test('answers common questions', () => {
    expect(textsOf(find(main, '#questions'), 'summary > h3')).toHaveLength(5);
  });
});

test('/for-accountants asks a firm that joins for what a listing needs', () => {
  const main = mainOf(pageAt('/for-accountants'));
  expect(linksOf(main)).toContainEqual(['Ask to join', '#join']);
  const form = find(main, '#join form');
  expect(find(form, '[name="subject"] option[selected]').getAttribute('value')).toBe('partnership');
  expect(textsOf(form, 'label').slice(3, 9)).toEqual([
    'Firm (optional)',
    'NZBN (optional)',
    'Towns you work for (optional)',
    'Services you offer (optional)',
    'Professional body (optional)',
    'Tax agent listing (optional)',
  ]);
});

test('/about says what the site is, how it earns, and how its tax pages are checked', () => {
  const main = mainOf(pageAt('/about'));
  expect(textsOf(main, '#who tbody th')).toEqual(['What it is not', 'Reach us']);
  expect(textOf(main)).toMatch(/Accountants pay for the requests they receive/);
  expect(textOf(main)).toMatch(
    /The pages about tax are read against those sources\. We last checked every figure on 22 November 2026/,
  );
});

test('no page shows a placeholder in brackets', () => {
  expect(pagePaths.filter((path) => /\[[a-z]/i.test(textOf(pageAt(path).body)))).toEqual([]);
});
