import { expect, test } from 'vitest';
import { htmlOf, pageAt, pagePaths, readFile } from './built-site.ts';
import { find, linksOf, mainOf, textOf } from './reading.ts';

const main = mainOf(pageAt('/near-me'));

test('says as served that it is locating the visitor', () => {
  expect(textOf(find(main, '[role="status"]'))).toBe('Detecting your location...');
});

test('shows three sample accountants, each with a call link and a quote', () => {
  const samples = [...find(main, '#samples').querySelectorAll('ul > li:has(h3)')];
  expect(samples.map((sample) => textOf(find(sample, 'h3')))).toEqual([
    'Station Street Accountants Sample',
    'Long Field Tax Agents Sample',
    'Three Gates Accounting Sample',
  ]);
  for (const sample of samples) {
    expect(linksOf(sample)).toEqual([
      ['Get Free Quote', '/quote'],
      [expect.stringMatching(/^Call Waymark on 0800 000 000 about /), 'tel:0800000000'],
    ]);
    expect(textOf(sample)).toMatch(
      /\d\.\d out of 5, \d+ reviews .*\d\.\d km away, replies within [123] hours?/,
    );
  }
});

test('folds them, and says once that they are samples', () => {
  expect(find(main, '#samples > details').hasAttribute('open')).toBe(false);
  const section = textOf(find(main, '#samples'));
  expect(section.match(/sample listings/g)).toHaveLength(1);
  expect(section).toMatch(/^How a listing looks These are sample listings/);
});

test('alone asks the service where its visitor is, and may', () => {
  const asks = (path: string) =>
    htmlOf(path).includes('&quot;service&quot;:&quot;https://ipapi.co/json/&quot;');
  expect(pagePaths.filter(asks)).toEqual(['/near-me']);
  const headers = readFile('/_headers').toString();
  expect(headers).toContain("connect-src 'self' https://ipapi.co;");
  expect(headers).toContain('  Permissions-Policy: geolocation=(self), camera=()');
});

test('answers five questions', () => {
  expect(find(main, '#faq').querySelectorAll('summary > h3')).toHaveLength(5);
});
