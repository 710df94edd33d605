import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { cities, cityDetails } from '#content/cities.ts';
import { distanceTo, isWithin, sidesOf } from '#art/land/distance.ts';
import { drawNewZealand, newZealandCoasts } from '#art/new-zealand.ts';
import { mapFrame, toMap } from '#art/map-projection.ts';

const svg = await drawNewZealand();
const path = svg.match(/ d="([^"]+)"/)?.[1] ?? '';
const coasts = await newZealandCoasts();
const sides = coasts.flatMap((ring) => sidesOf(ring.map(([x = 0, y = 0]) => [x, y])));

test('the outlines are 3 to 5 kB of whole km, and the file 3 kB gzip at most', () => {
  expect(path).toMatch(/^(M\d+ \d+l(-?\d+ -?\d+ ?)+z)+$/);
  expect(path.length).toBeGreaterThan(3_000);
  expect(path.length).toBeLessThan(5_000);
  expect(gzipSync(svg).length).toBeLessThan(3_000);
});

test('has the main islands, and nothing outside the frame', () => {
  const areas = coasts
    .map((ring) =>
      Math.abs(
        ring.reduce((sum, [x = 0, y = 0], index) => {
          const [nextX = 0, nextY = 0] = ring[index + 1] ?? [x, y];
          return sum + (x * nextY - nextX * y) / 2;
        }, 0),
      ),
    )
    .toSorted((one, other) => other - one);
  // Km²: the South Island has 150,000, the North Island 114,000, Stewart Island 1,700.
  expect(areas[0]).toBeGreaterThan(145_000);
  expect(areas[0]).toBeLessThan(155_000);
  expect(areas[1]).toBeGreaterThan(110_000);
  expect(areas[1]).toBeLessThan(119_000);
  expect(areas[2]).toBeGreaterThan(1_500);
  expect(areas[2]).toBeLessThan(1_900);
  const points = coasts.flat();
  expect(points.filter(([x = -1]) => x < 0 || x > mapFrame.width)).toEqual([]);
  expect(points.filter(([, y = -1]) => y < 0 || y > mapFrame.height)).toEqual([]);
});

test('draws the same data the same way', async () => {
  expect(await drawNewZealand()).toBe(svg);
});

describe.each(cities)('$name', ({ slug }) => {
  const { latitude, longitude } = cityDetails[slug];
  test('is on land, or within 3% of the map’s width of a coast', () => {
    const [x, y] = toMap(latitude, longitude);
    const offshore = isWithin(sides, x, y) ? 0 : distanceTo(sides, x, y, Infinity);
    expect(offshore).toBeLessThan(0.03 * mapFrame.width);
  });
});

test('a place in the Tasman Sea is not on land', () => {
  const [x, y] = toMap(-40, 171);
  expect(isWithin(sides, x, y)).toBe(false);
  expect(distanceTo(sides, x, y, Infinity)).toBeGreaterThan(0.03 * mapFrame.width);
});
