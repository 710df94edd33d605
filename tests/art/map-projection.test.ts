import { expect, test } from 'vitest';
import { mapFrame, toMap } from '#art/map-projection.ts';

/** Km east and south of Wellington in New Zealand’s grid (NZTM2000). */
const grid = [
  ['Auckland', -36.8509, 174.7645, 8.6, -492.1],
  ['Invercargill', -46.4132, 168.3538, -506, 579.1],
] as const;

test.each(grid)('places %s by the national grid', (_name, latitude, longitude, e, s) => {
  const [fromX, fromY] = toMap(-41.2866, 174.7756);
  const [x, y] = toMap(latitude, longitude);
  // The grid’s Earth is an ellipsoid, the map’s a sphere: half a percent.
  expect(Math.abs(x - fromX - e)).toBeLessThan(3);
  expect(Math.abs(y - fromY - s)).toBeLessThan(3);
});

test('draws the central meridian vertical', () => {
  const [north] = toMap(-34, 173);
  const [south] = toMap(-47, 173);
  expect(north).toBeCloseTo(-mapFrame.left, 9);
  expect(south).toBeCloseTo(-mapFrame.left, 9);
});
