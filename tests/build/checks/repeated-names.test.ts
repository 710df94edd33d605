import { expect, test } from 'vitest';
import { readPage } from '#src/build/checks/dead-links.ts';
import { repeatedNames } from '#src/build/checks/repeated-names.ts';

const origin = 'https://www.waymark.example';
const noLists = { cities: [], firms: [] };

const page = (path: string, title: string, canonical = path) =>
  readPage(
    path,
    origin,
    `<title>${title}</title><meta name="description" content="About ${canonical} &amp; more"/><link rel="canonical" href="${origin}${canonical}"/><h1 class="a">On <b>${canonical}</b></h1><p id="p">`,
  );

test('accepts a page’s second address', () => {
  expect(
    repeatedNames([page('/kea', 'Kea'), page('/accountants/kea', 'Kea', '/kea')], noLists),
  ).toEqual([]);
});

test('rejects two cities with one name or one slug, and two firms with one name', () => {
  const cities = [
    { slug: 'napier', name: 'Napier' },
    { slug: 'napier', name: 'Napier' },
  ];
  expect(repeatedNames([], { cities, firms: [{ name: 'Kea' }, { name: 'Kea' }] })).toEqual([
    'content/cities.ts has two cities named Napier.',
    'content/cities.ts has two cities with the slug napier.',
    'content/firms has two firms named Kea.',
  ]);
});

test('rejects two pages with one title, and an id used twice on a page', () => {
  const twice = readPage('/a', origin, '<i id="b"></i><i id="b"></i>');
  expect(repeatedNames([page('/napier', 'A'), page('/nelson', 'A'), twice], noLists)).toEqual([
    '/napier and /nelson have the same title: “A”. Give each its own.',
    '/a has the id b twice.',
  ]);
});
