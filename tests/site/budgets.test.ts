import { describe, expect, test } from 'vitest';
import { weighPage } from '#src/build/pages/page-weight.ts';
import { dist, pagePaths, readFile } from './built-site.ts';

const pages = pagePaths.map((path) => ({
  path,
  ...weighPage(dist, path === '/' ? '/index.html' : `${path}.html`),
}));

/** What is over its budget: nothing is the best answer. */
const over = (budget: (path: string) => number, of: (page: (typeof pages)[number]) => number) =>
  pages
    .filter((page) => of(page) > budget(page.path))
    .map((page) => `${page.path}: ${of(page)} is more than ${budget(page.path)}`);

describe('before it is touched, a page loads', () => {
  test('JavaScript of 1.18 times an empty page with the same libraries, at most; a calculator 1.22', () => {
    // The empty page takes 101,300 bytes; `npm run bench -- site` measures it.
    expect(
      over(
        (path) => (path.endsWith('-calculator') ? 123_586 : 119_534),
        ({ javascript }) => javascript,
      ),
    ).toEqual([]);
  });

  test('seven files of JavaScript at most', () => {
    expect(
      over(
        () => 7,
        ({ scripts }) => scripts.length,
      ),
    ).toEqual([]);
  });

  test('one stylesheet, once it answers', () => {
    const answering = pages.filter(({ scripts }) => scripts.length > 0);
    expect(new Set(answering.map(({ stylesheets }) => stylesheets.length))).toEqual(new Set([1]));
    expect(new Set(answering.flatMap(({ stylesheets }) => stylesheets)).size).toBe(1);
  });

  test('one face before it is first painted, of 26 kB at most with its macrons', () => {
    const [latin, macrons] = ['/fonts/overpass-latin.woff2', '/fonts/overpass-macrons.woff2'];
    expect(new Set(pages.map(({ fonts }) => fonts.join()))).toEqual(
      new Set([latin, `${latin},${macrons}`]),
    );
    const bytes = [latin, macrons].map((font) => readFile(font).length);
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(26_000);
  });

  test('HTML of 14 kB at most on 95 pages of 100, and of 17 kB on any', () => {
    const sizes = pages.map(({ html }) => html).toSorted((a, b) => a - b);
    expect(sizes[Math.ceil(0.95 * sizes.length) - 1]).toBeLessThanOrEqual(14_000);
    expect(
      over(
        () => 17_000,
        ({ html }) => html,
      ),
    ).toEqual([]);
  });

  test('style of 6 kB at most, with its HTML', () => {
    expect(
      over(
        () => 6_000,
        ({ css }) => css,
      ),
    ).toEqual([]);
  });
});

test('no file of code holds the facts of pages that it does not show', () => {
  const facts = ['Business meals and entertainment', 'Staying a sole trader is suggested'];
  const scripts = new Set(pages.flatMap((page) => page.scripts));
  const faults = [...scripts].filter((script) =>
    facts.some((fact) => readFile(script).toString().includes(fact)),
  );
  expect(faults).toEqual([]);
});
