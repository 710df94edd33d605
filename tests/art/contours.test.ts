import { expect, test } from 'vitest';
import { contourPaths, sample } from '#art/land/contours.ts';

const size = { width: 400, height: 300 };

/** The points a path passes, in px. */
function pointsOf(path: string): [x: number, y: number][] {
  const numbers = (path.match(/-?\d+/g) ?? []).map(Number);
  const [, , , , startX = 0, startY = 0, ...steps] = numbers;
  let [x, y] = [startX, startY];
  const points: [x: number, y: number][] = [[x / 2, y / 2]];
  for (let at = 0; at < steps.length; at += 2) {
    [x, y] = [x + (steps[at] ?? 0), y + (steps[at + 1] ?? 0)];
    points.push([x / 2, y / 2]);
  }
  return points;
}

test('a slope to the east has one contour, from edge to edge', () => {
  const grid = sample((x) => x, size, 5);
  const [path = ''] = contourPaths(grid, [200], 20);
  const seen = pointsOf(path).filter(([x, y]) => x <= 400 && y >= 0 && y <= 300);
  expect(path.match(/M/g)).toHaveLength(1);
  expect(seen.length).toBeGreaterThan(10);
  expect(seen.filter(([x]) => Math.abs(x - 200) > 1)).toEqual([]);
  expect(Math.max(...seen.map(([, y]) => y)) - Math.min(...seen.map(([, y]) => y))).toBeGreaterThan(
    270,
  );
});

test('a round hill has a closed contour, and a speck has none', () => {
  const hill = sample((x, y) => 100 - Math.hypot(x - 200, y - 150), size, 5);
  const [ring = '', speck = ''] = contourPaths(hill, [40, 94], 20);
  expect(ring.match(/M/g)).toHaveLength(1);
  expect(ring).toMatch(/^M\d+ \d+Q.*z$/);
  expect(speck).toBe('');
});

test('adds few corners outside the frame', () => {
  const grid = sample((_, y) => y, { width: 4_000, height: 300 }, 10);
  const [path = ''] = contourPaths(grid, [150], 20);
  // 4,000 px at 20 px a corner make 200 corners; the way around the outside is as long.
  expect(pointsOf(path).length).toBeGreaterThan(195);
  expect(pointsOf(path).length).toBeLessThan(235);
});
