// @vitest-environment jsdom
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { drawTiles } from '#art/cities/city-tiles.ts';
import { drawHero } from '#art/hero.ts';
import { drawFavicon, drawIcon } from '#art/site-icons.ts';

const seeds = [
  'whangarei',
  'auckland',
  'palmerston-north',
  'nelson',
  'queenstown',
  'invercargill',
] as const;

const drawings: [name: string, svg: string][] = [
  ...seeds.map((seed): [string, string] => [seed, drawTiles([seed])]),
  ['hero', drawHero()],
];

describe.each(drawings)('%s', (_name, svg) => {
  test('is well-formed and weighs 3 kB at most', () => {
    const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(parsed.querySelector('parsererror')).toBeNull();
    expect(parsed.documentElement.namespaceURI).toBe('http://www.w3.org/2000/svg');
    expect(gzipSync(svg).length).toBeLessThanOrEqual(3_000);
  });

  test('draws thin and heavy lines in whole units and without gaps', () => {
    const paths = [
      ...new DOMParser().parseFromString(svg, 'image/svg+xml').querySelectorAll('g > path'),
    ];
    const lines = paths.slice(0, 2).map((path) => path.getAttribute('d') ?? '');
    for (const line of lines) {
      expect(line).toMatch(/^(M-?\d+ -?\d+Q-?\d+ -?\d+ -?\d+ -?\d+t[-\d ]+z)+$/);
    }
    expect(lines).toHaveLength(2);
  });
});

test('the same seed draws the same land, and another seed different land', () => {
  expect(drawTiles(['nelson'])).toBe(drawTiles(['nelson']));
  expect(new Set(seeds.map((seed) => drawTiles([seed]))).size).toBe(seeds.length);
});

test('each tile is a view of its own part of the file', () => {
  const svg = new DOMParser().parseFromString(drawTiles(['nelson', 'napier']), 'image/svg+xml');
  const napier = svg.getElementById('napier');
  expect(napier?.getAttribute('viewBox')).toBe('0 160 360 160');
  expect(napier?.nextElementSibling?.getAttribute('transform')).toBe('translate(0 160)');
});

test('every ring closes at its start', () => {
  const steps = [
    ...drawTiles(['nelson']).matchAll(/M(\S+) (\S+)Q\S+ \S+ (-?\d+) (-?\d+)t([-\d ]+)z/g),
  ];
  expect(steps.length).toBeGreaterThan(5);
  for (const [, startX, startY, x, y, rest = ''] of steps) {
    const moves = rest.split(' ').map(Number);
    const sum = (offset: number) =>
      moves.filter((_, index) => index % 2 === offset).reduce((total, move) => total + move, 0);
    expect([Number(x) + sum(0), Number(y) + sum(1)]).toEqual([Number(startX), Number(startY)]);
  }
});

test('land is brown on paper and green on bush', () => {
  expect(drawTiles(['nelson'])).toContain('stroke="#C9A37A"');
  expect(drawHero()).toContain('stroke="#4C8A70"');
});

test('icons show the orange triangle, on bush for a home screen', () => {
  expect(drawFavicon()).toContain('fill="#F37021"');
  expect(drawIcon()).toContain('fill="#0E3B2C" d="M0 0h32v32H0z"');
});
