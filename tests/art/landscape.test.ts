import { expect, test } from 'vitest';
import { peak } from '#art/land/landforms.ts';
import { heightOf } from '#art/land/landscape.ts';
import { noiseFrom } from '#art/land/noise.ts';

const lake = '100,100 300,100 300,300 100,300';
const island = '180,180 220,180 220,220 180,220';
const plain = [1, 0, 0] as const;
const smooth = { plain, roughness: 0, markers: '0,0' };

test('water is level, land rises from the shore to its height, and an island rises from the water', () => {
  const height = heightOf({ ...smooth, water: [lake, island], shore: 20 }, 'seed');
  expect(height(150, 200)).toBe(0);
  expect(height(200, 200)).toBeGreaterThan(0);
  expect(height(310, 200)).toBeCloseTo(0.5, 6);
  expect(height(320, 200)).toBe(1);
});

test('a river cuts a valley into the plain', () => {
  const height = heightOf({ ...smooth, rivers: ['0,50 100,50 200,50'] }, 'seed');
  expect(height(100, 50)).toBe(0.25);
  expect(height(100, 73)).toBeCloseTo(0.625, 6);
  expect(height(100, 96)).toBe(1);
});

test('hills, ridges and the slope of the plain add up', () => {
  const height = heightOf(
    {
      hills: [peak(100, 100, 0.5, 20)],
      ridges: [{ line: '0,300 100,300 200,300', height: 0.8, spread: 10 }],
      plain: [0.1, 0.2, 0.05],
      roughness: 0,
      markers: '0,0',
    },
    'seed',
  );
  expect(height(0, 0)).toBeCloseTo(0.1, 3);
  expect(height(100, 100)).toBeCloseTo(0.1 + 0.2 + 0.05 + 0.5, 4);
  expect(height(100, 300)).toBeCloseTo(0.1 + 0.2 + 0.15 + 0.8, 4);
  expect(height(100, 310)).toBeCloseTo(0.1 + 0.2 + 0.155 + 0.8 * Math.exp(-0.5), 4);
});

test('roughness depends only on the seed, and stays within its share', () => {
  const rough = { plain, roughness: 0.4, markers: '0,0' };
  const [one, again, other] = ['a', 'a', 'b'].map((seed) => heightOf(rough, seed));
  const places = Array.from({ length: 200 }, (_, index) => [index * 7, index * 3] as const);
  const heights = places.map(([x, y]) => one?.(x, y) ?? 0);
  expect(places.map(([x, y]) => again?.(x, y))).toEqual(heights);
  expect(places.map(([x, y]) => other?.(x, y))).not.toEqual(heights);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(0.6);
  expect(Math.max(...heights)).toBeLessThanOrEqual(1.4);
  expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(0.3);
});

test('noise changes in small steps, also west and north of the corner', () => {
  const noise = noiseFrom('seed', 50);
  const line = Array.from({ length: 400 }, (_, index) => noise(index - 200, -30));
  const steps = line.slice(1).map((value, index) => Math.abs(value - (line[index] ?? 0)));
  expect(Math.max(...steps)).toBeLessThan(0.07);
  expect(new Set(line.slice(0, 100).map((value) => value.toFixed(3))).size).toBeGreaterThan(50);
});
