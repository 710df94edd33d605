import { expect, test } from 'vitest';
import { blogCategories } from '#content/categories.ts';
import { cities, cityDetails } from '#content/cities.ts';
import { guides } from '#content/guides.ts';
import type { Page } from '#content/page.ts';
import { faultsOf, files, pageAt, readFile } from './built-site.ts';

test('every size in a drawing’s attributes is a number or in em, as SVG has no rem', () => {
  const faults = faultsOf((document) =>
    [...document.querySelectorAll('svg, svg *')].flatMap((element) =>
      ['width', 'height', 'x', 'y', 'r']
        .map((name) => `${name}="${element.getAttribute(name) ?? '0'}"`)
        .filter((size) => !/^\w+="-?[\d.]+(em|px|%)?"$/.test(size)),
    ),
  );
  expect(faults).toEqual([]);
});

/** A page’s first drawing, and its alt text. */
const heroOf = (path: string): readonly (string | null)[] => {
  const image = pageAt(path).querySelector('main img');
  return [image?.getAttribute('src') ?? null, image?.getAttribute('alt') ?? null];
};

test.each(cities.map((city) => [city.name, city] as const))(
  'the page of %s opens with its own drawing, and shows where in the country it is',
  (name, { slug }) => {
    const { region, drawing } = cityDetails[slug];
    expect(heroOf(`/${slug}`)).toEqual([`/drawings/city-${slug}.svg`, drawing]);
    const map = pageAt(`/${slug}`).querySelector(`main img[src="/drawings/map-${slug}.svg"]`);
    expect(map?.getAttribute('alt')).toBe(
      `Map of New Zealand with a marker on ${name}, in the ${region} region.`,
    );
  },
);

const modules = import.meta.glob<Page>('/content/pages/**/*.ts', { import: 'page', eager: true });
const drawn = [...Object.values(modules), ...blogCategories.map(({ page }) => page)].flatMap(
  ({ path, diagram }) => (diagram ? [[path, `diagram-${diagram.name}`] as const] : []),
);
const guided = guides.map(({ slug }) => [`/blog/${slug}`, `guide-${slug}`] as const);

test.each([...drawn, ...guided])('%s opens with the drawing %s, with alt text', (path, name) => {
  expect(heroOf(path)).toEqual([`/drawings/${name}.svg`, expect.stringMatching(/^[A-Z].{40,}\.$/)]);
});

test('no two cities or guides share a drawing or a map', () => {
  const drawings = [...files].filter((file) => /\/drawings\/(city|guide|map)-.*\.svg$/.test(file));
  expect(drawings.length).toBeGreaterThanOrEqual(39);
  const contents = new Set(drawings.map((file) => readFile(file).toString()));
  expect(contents.size).toBe(drawings.length);
});
