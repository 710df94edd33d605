import { describe, expect, test } from 'vitest';
import { sizes } from '#tests/sizes.ts';
import { weighPage } from './page-weight.ts';
import { dist, pagePaths, readFile } from './built-site.ts';

/** Brotli bytes that any page, and home, may load before interaction: 3% more than they did. */
const pageBounds = sizes.bytes;

const pages = await Promise.all(
  pagePaths.map(async (path) => ({
    path,
    ...(await weighPage(dist, path === '/' ? '/index.html' : `${path}.html`)),
  })),
);

/** The pages over their budget. */
const over = (what: 'javascript' | 'html' | 'css') =>
  pages
    .filter((page) => page[what] > pageBounds[what])
    .map((page) => `${page.path}: ${page[what]} is more than ${pageBounds[what]}`);

describe('before interaction, a page loads', () => {
  test('at most the JavaScript in tests/sizes.json, and home its own', () => {
    expect(over('javascript')).toEqual([]);
    expect(pages.find(({ path }) => path === '/')?.javascript).toBeLessThanOrEqual(pageBounds.home);
  });

  test('at most eight JavaScript files', () => {
    expect(pages.filter(({ scripts }) => scripts.length > 8)).toEqual([]);
  });

  test('one stylesheet, after it is interactive', () => {
    const scripted = pages.filter(({ scripts }) => scripts.length > 0);
    expect(new Set(scripted.map(({ stylesheets }) => stylesheets.length))).toEqual(new Set([1]));
    expect(new Set(scripted.flatMap(({ stylesheets }) => stylesheets)).size).toBe(1);
  });

  test('one font before first paint, of at most 26 kB with its macrons', () => {
    const [latin, macrons] = ['/fonts/overpass-latin.woff2', '/fonts/overpass-macrons.woff2'];
    expect(new Set(pages.map(({ fonts }) => fonts.join()))).toEqual(
      new Set([latin, `${latin},${macrons}`]),
    );
    const bytes = [latin, macrons].map((font) => readFile(font).length);
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(26_000);
  });

  test('at most 15.1 kB of HTML on 95% of pages, and the figure in tests/sizes.json on any', () => {
    const bytes = pages.map(({ html }) => html).toSorted((a, b) => a - b);
    expect(bytes[Math.ceil(0.95 * bytes.length) - 1]).toBeLessThanOrEqual(15_100);
    expect(over('html')).toEqual([]);
  });

  test('at most the styles of the figure, in its HTML', () => {
    expect(over('css')).toEqual([]);
  });
});

test('no code file contains facts of pages that it does not show', () => {
  const facts = ['Business meals and entertainment', 'a company rarely pays for its fees'];
  const scripts = new Set(pages.flatMap((page) => page.scripts));
  const faults = [...scripts].filter((script) =>
    facts.some((fact) => readFile(script).toString().includes(fact)),
  );
  expect(faults).toEqual([]);
});
