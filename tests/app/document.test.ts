// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { printDocument } from '#src/app/document.ts';

const subject = { firm: { value: 'a-b', label: 'Tax "&" <Sons>' } };

const documentOf = (words: string): Document =>
  new DOMParser().parseFromString(
    printDocument(
      {
        head: '',
        root: `<div id="root">${words}</div>`,
        path: '/tax',
        subject,
        marks: { figures: {} },
      },
      { inline: '', entry: '/assets/site.js', preloads: [], styles: null },
    ),
    'text/html',
  );

test('says its address, its build and its subject, whatever signs are in them', () => {
  const { entry, path, subject: written = '' } = documentOf('Tax').documentElement.dataset;
  expect({ entry, path, subject: JSON.parse(written) }).toEqual({
    entry: '/assets/site.js',
    path: '/tax',
    subject,
  });
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
