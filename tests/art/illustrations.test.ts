// @vitest-environment jsdom
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { cities } from '#content/cities.ts';
import { guides } from '#content/guides.ts';
import { drawCity } from '#art/cities/city-drawing.ts';
import { drawGuide } from '#art/guides/guide-drawing.ts';
import { drawIllustration, illustrationSize } from '#art/land/illustration.ts';
import { strewnLandscape } from '#art/land/strewn-landscape.ts';

const orange = '#F37021';

const drawings: [name: string, svg: string][] = [
  ...cities.map(({ slug }): [string, string] => [slug, drawCity(slug)]),
  ...guides.map(({ slug }): [string, string] => [slug, drawGuide(slug)]),
];

const parse = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml');

/** The points of the triangles, in px of the drawing’s land. */
function markersOf(svg: string): readonly (readonly number[])[] {
  const path = parse(svg).querySelector(`path[fill="${orange}"]`)?.getAttribute('d') ?? '';
  return [...path.matchAll(/M(\S+) (\S+?)l/g)].map(([, x, y]) => [
    Number(x) / 2,
    (Number(y) + 19) / 2,
  ]);
}

const tracksOf = (svg: string) =>
  parse(svg).querySelector('path[stroke-dasharray]')?.getAttribute('d')?.match(/M/g)?.length ?? 0;

test('no two illustrations are the same', () => {
  expect(new Set(drawings.map(([, svg]) => svg)).size).toBe(drawings.length);
});

describe.each(drawings)('%s', (_name, svg) => {
  test('is well-formed, 720 by 420, and weighs 3 kB at most', () => {
    const document = parse(svg);
    expect(document.querySelector('parsererror')).toBeNull();
    expect(document.documentElement.getAttribute('width')).toBe('720');
    expect(document.documentElement.getAttribute('height')).toBe('420');
    expect(gzipSync(svg).length).toBeLessThanOrEqual(3_000);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('has thin and heavy contours, and refers to nothing outside itself', () => {
    const document = parse(svg);
    const lines = [...document.querySelectorAll('g[stroke="#4C8A70"][fill="none"] > path')];
    expect(lines.map((line) => line.getAttribute('d')?.match(/M/g)?.length ?? 0)).toEqual([
      expect.toSatisfy((count: number) => count >= 3),
      expect.toSatisfy((count: number) => count >= 1),
    ]);
    const asked = [...svg.matchAll(/(?:href="|url\()#(\w+)/g)].map(([, id]) => id);
    expect(asked.filter((id) => document.getElementById(id ?? '') === null)).toEqual([]);
  });
});

test('draws the same land the same way', () => {
  expect(drawCity('nelson')).toBe(drawCity('nelson'));
});

test('a place without land of its own has scattered hills and one marker', () => {
  const draw = (name: string): string =>
    drawIllustration({
      landscape: strewnLandscape(name, illustrationSize),
      seed: name,
      margin: 0,
      fadeFrom: 0,
    });
  expect(markersOf(draw('masterton'))).toEqual([[432, 210]]);
  expect(parse(draw('masterton')).querySelectorAll('g[fill="none"] > path')).toHaveLength(2);
  expect(draw('masterton')).toBe(draw('masterton'));
  expect(draw('masterton')).not.toBe(draw('levin'));
  expect(gzipSync(draw('masterton')).length).toBeLessThanOrEqual(3_000);
});

test.each(cities.map(({ slug }) => slug))('%s has one marker, right of a hero’s words', (slug) => {
  const markers = markersOf(drawCity(slug));
  expect(markers).toHaveLength(1);
  const [x = 0, y = 0] = markers[0] ?? [];
  expect(x).toBeGreaterThanOrEqual(160);
  expect(x).toBeLessThanOrEqual(480);
  expect(y).toBeGreaterThanOrEqual(110);
  expect(y).toBeLessThanOrEqual(310);
});

/** The water in each description: rings of sea, lake, harbour and island, and rivers. */
const waters: [slug: (typeof cities)[number]['slug'], rings: number, rivers: number][] = [
  ['auckland', 3, 0],
  ['hamilton', 0, 1],
  ['rotorua', 3, 1],
  ['gisborne', 1, 3],
  ['whanganui', 1, 1],
  ['palmerston-north', 0, 1],
  ['nelson', 3, 0],
  ['queenstown', 1, 1],
  ['dunedin', 1, 0],
];

test.each(waters)('%s has the water in its description', (slug, rings, rivers) => {
  const document = parse(drawCity(slug));
  const shapes = (id: string) =>
    document.getElementById(id)?.getAttribute('d')?.match(/M/g)?.length ?? 0;
  expect([shapes('w'), shapes('r')]).toEqual([rings, rivers]);
});

/** The numbers of objects in each guide’s description. */
const counted: [slug: string, tracks: number, markers: number][] = [
  ['tax-deductions-guide-nz', 3, 1],
  ['nz-tax-deadlines-2025', 1, 4],
  ['xero-vs-myob-vs-quickbooks-nz', 3, 1],
  ['tax-accountant-cost-nz', 0, 3],
  ['gst-registration-guide-nz', 1, 3],
  ['bright-line-test-explained', 1, 2],
  ['contractor-tax-guide-nz', 4, 4],
  ['provisional-tax-nz', 1, 3],
];

test.each(counted)('%s has the tracks and markers in its description', (slug, tracks, markers) => {
  const svg = drawGuide(slug);
  expect([tracksOf(svg), markersOf(svg).length]).toEqual([tracks, markers]);
});

test('every guide shows a different object of its subject', () => {
  const figures = guides.map(
    ({ slug }) => parse(drawGuide(slug)).querySelector('g[transform]')?.innerHTML,
  );
  expect(figures).not.toContain(undefined);
  expect(new Set(figures).size).toBe(guides.length);
});

test('the bright-line guide’s house is between its two markers', () => {
  const [left, right] = markersOf(drawGuide('bright-line-test-explained'));
  const house = parse(drawGuide('bright-line-test-explained')).querySelector('g[transform]');
  const x = Number(house?.getAttribute('transform')?.match(/\((\d+)/)?.[1]) / 2;
  expect(x).toBeGreaterThan(left?.[0] ?? Infinity);
  expect(x).toBeLessThan(right?.[0] ?? -Infinity);
});

test('the price guide’s summit has the highest of its three markers', () => {
  const heights = markersOf(drawGuide('tax-accountant-cost-nz')).map(([, y = 0]) => 420 - y);
  expect(heights).toEqual(heights.toSorted((one, other) => one - other));
  expect(new Set(heights).size).toBe(3);
});
