// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { printDocument } from '#src/app/document.ts';
import type { WrittenPage } from '#src/routes/page/page-data.ts';

const page: WrittenPage = {
  props: { page: { title: 'Tax', description: '</script><script>alert(1)</script><!--' } },
  figures: {},
  head: {
    title: 'Tax',
    description: 'About tax',
    url: 'https://www.waymark.example/tax',
    image: 'https://www.waymark.example/social/home.png',
    imageAlt: 'A triangle',
    graph: null,
  },
  build: '/assets/site.js',
  path: '/tax',
};

const documentOf = (words: string): Document =>
  new DOMParser().parseFromString(
    printDocument(
      { head: '', root: `<div id="root">${words}</div>`, data: page },
      { inline: '', entry: '/assets/site.js', preloads: [], styles: null },
    ),
    'text/html',
  );

test('escapes text that would end the element of a page’s data', () => {
  const { scripts, body } = documentOf('Tax');
  expect(Array.from(scripts, ({ type }) => type)).toEqual([
    '',
    'application/json',
    'speculationrules',
  ]);
  const data = body.querySelector('#page-data')?.textContent ?? '';
  expect(JSON.parse(data)).toEqual(page);
});

test.each([
  ['English', 'Tax', ['/fonts/overpass-latin.woff2']],
  ['a town', 'Ōtaki', ['/fonts/overpass-latin.woff2', '/fonts/overpass-macrons.woff2']],
])('preloads the fonts of %s as fonts are fetched', (_, words, fonts) => {
  const links = [...documentOf(words).querySelectorAll<HTMLLinkElement>('link[as="font"]')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(fonts);
  // Without this a browser fetches each of them again for the page.
  expect(links.filter(({ crossOrigin }) => crossOrigin !== '')).toEqual([]);
});
