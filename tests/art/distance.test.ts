import { describe, expect, test } from 'vitest';
import { distanceTo, isWithin, sidesOf } from '#art/land/distance.ts';
import type { Point } from '#art/land/curve.ts';

const far = 1_000;
const corner = sidesOf([
  [0, 0],
  [10, 0],
  [10, 10],
]);
const ring = (low: number, high: number): Point[] => [
  [low, low],
  [high, low],
  [high, high],
  [low, high],
  [low, low],
];

describe('the distance to a line', () => {
  test('is measured to its nearest side', () => {
    expect(distanceTo(corner, 5, 3, far)).toBe(3);
    expect(distanceTo(corner, 12, 5, far)).toBe(2);
  });

  test('is measured to an end beyond that end', () => {
    expect(distanceTo(corner, -3, -4, far)).toBe(5);
    expect(distanceTo(corner, 13, 14, far)).toBe(5);
  });

  test('is the limit if nothing is nearer', () => {
    expect(distanceTo(corner, 500, 500, 40)).toBe(40);
    expect(distanceTo([], 0, 0, 7)).toBe(7);
  });

  test('finds a long side that starts far away', () => {
    const long = sidesOf([
      [-1_000, 5],
      [1_000, 5],
    ]);
    expect(distanceTo(long, 900, 0, 40)).toBe(5);
  });
});

test('a ring encloses water, and a ring inside it an island', () => {
  const sides = [...sidesOf(ring(0, 100)), ...sidesOf(ring(40, 60))];
  expect(isWithin(sides, 20, 20)).toBe(true);
  expect(isWithin(sides, 50, 50)).toBe(false);
  expect(isWithin(sides, 120, 50)).toBe(false);
});
