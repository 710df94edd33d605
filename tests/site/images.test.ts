// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { cities } from '#content/cities.ts';
import { guides } from '#content/guides.ts';
import { faultsOf, files, pageAt, readFile } from './built-site.ts';

test('every image says what it shows, or that it shows nothing that matters', () => {
  const faults = faultsOf((document) =>
    [...document.querySelectorAll('img:not([alt])')].map(
      (image) => `${image.getAttribute('src')} has no alt`,
    ),
  );
  expect(faults).toEqual([]);
});

/** The drawing a page opens with, and its alternative text. */
const heroOf = (path: string): readonly (string | null)[] => {
  const image = pageAt(path).querySelector('main img');
  return [image?.getAttribute('src') ?? null, image?.getAttribute('alt') ?? null];
};

test.each(cities.map((city) => [city.slug, city] as const))(
  'the page of %s opens with its own drawing, which is described',
  (slug, city) => {
    const [src, alt] = heroOf(`/${slug}`);
    expect(src).toBe(`/drawings/city-${slug}.svg`);
    expect(alt).toBe(city.drawingAlt);
    expect(alt).toContain(city.name);
    expect(alt?.length).toBeGreaterThan(40);
  },
);

test.each(guides.map(({ slug }) => slug))(
  'the guide %s opens with a drawing of its own, which is described',
  (slug) => {
    const [src, alt] = heroOf(`/blog/${slug}`);
    expect(src).toBe(`/drawings/guide-${slug}.svg`);
    expect(alt?.length).toBeGreaterThan(40);
  },
);

test('no two cities or guides share a drawing', () => {
  const drawings = [...files].filter((file) => /\/drawings\/(city|guide)-.*\.svg$/.test(file));
  expect(drawings.length).toBeGreaterThanOrEqual(23);
  const contents = new Set(drawings.map((file) => readFile(file).toString()));
  expect(contents.size).toBe(drawings.length);
});
