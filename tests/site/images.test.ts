import { expect, test } from 'vitest';
import { blogCategories } from '#content/categories.ts';
import { cities, cityDetails } from '#content/cities.ts';
import { guides } from '#content/guides.ts';
import type { Page } from '#content/page.ts';
import { faultsOf, files, pageAt, pagePaths, readFile } from './built-site.ts';

test('every image has alt text, or is marked as decoration', () => {
  const faults = faultsOf((document) =>
    [...document.querySelectorAll('img:not([alt])')].map(
      (image) => `${image.getAttribute('src')} has no alt`,
    ),
  );
  expect(faults).toEqual([]);
});

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

test.each(cities.map((city) => [city.slug, city] as const))(
  'the page of %s opens with its own drawing, with alt text',
  (slug, city) => {
    const [src, alt] = heroOf(`/${slug}`);
    expect(src).toBe(`/drawings/city-${slug}.svg`);
    expect(alt).toBe(cityDetails[city.slug].drawing);
    expect(alt).toContain(city.name);
    expect(alt?.length).toBeGreaterThan(40);
  },
);

test.each(cities.map((city) => [city.name, city] as const))(
  'the page of %s shows where in the country it is',
  (name, { slug }) => {
    const { region } = cityDetails[slug];
    const map = pageAt(`/${slug}`).querySelector(`main img[src="/drawings/map-${slug}.svg"]`);
    expect(map?.getAttribute('alt')).toBe(
      `Map of New Zealand with a marker on ${name}, in the ${region} region.`,
    );
  },
);

test.each(['/auckland/small-business-tax', '/wellington/gst-returns', '/ferry-wharf-tax'])(
  '%s describes the drawing of its town',
  (path) => {
    const [src, alt] = heroOf(path);
    expect(src).toMatch(/^\/drawings\/city-(auckland|wellington)\.svg$/);
    expect(alt).toMatch(/^Contour drawing of (Auckland|Wellington): .{40,}\.$/);
  },
);

test.each(guides.map(({ slug }) => slug))(
  'the guide %s opens with its own drawing, with alt text',
  (slug) => {
    const [src, alt] = heroOf(`/blog/${slug}`);
    expect(src).toBe(`/drawings/guide-${slug}.svg`);
    expect(alt?.length).toBeGreaterThan(40);
  },
);

const modules = import.meta.glob<Page>('/content/pages/**/*.ts', { import: 'page', eager: true });
const drawn = [...Object.values(modules), ...blogCategories.map(({ page }) => page)].flatMap(
  ({ path, diagram }) => (diagram ? [[path, diagram] as const] : []),
);

test.each(drawn)('%s opens with a diagram of its own subject, with alt text', (path, diagram) => {
  const [src, alt] = heroOf(path);
  expect(src).toBe(`/drawings/diagram-${diagram.name}.svg`);
  expect(alt).toBe(diagram.alt);
  expect(alt).toMatch(/^[A-Z].{40,}\.$/);
});

test('the track to the summit opens the home page and the not-found page', () => {
  const opening = pagePaths.filter((path) => heroOf(path)[0] === '/drawings/hero.svg');
  expect(opening).toEqual(['/', '/404']);
});

test('legal pages have no images', () => {
  const legal = ['/privacy', '/terms', '/accessibility'];
  expect(legal.map((path) => heroOf(path)[0])).toEqual([null, null, null]);
});

test('no two cities or guides share a drawing or a map', () => {
  const drawings = [...files].filter((file) => /\/drawings\/(city|guide|map)-.*\.svg$/.test(file));
  expect(drawings.length).toBeGreaterThanOrEqual(39);
  const contents = new Set(drawings.map((file) => readFile(file).toString()));
  expect(contents.size).toBe(drawings.length);
});
