import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeRoom, roomsIn } from './page-room.ts';

test('a page’s room is its budget less its weight', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'waymark-room-'));
  mkdirSync(join(dist, 'blog'));
  for (const file of ['index.html', 'tax-calculator.html', 'blog/hives.html'])
    writeFileSync(join(dist, file), '');
  // An empty file is one byte in brotli.
  expect(await roomsIn(dist)).toEqual([
    { path: '/blog/hives', javascript: 130_000, html: 16_999, css: 5_999 },
    { path: '/', javascript: 130_000, html: 16_999, css: 5_999 },
    { path: '/tax-calculator', javascript: 130_000, html: 16_999, css: 5_999 },
  ]);
});

test('describes each changed page and the page with the least room', () => {
  const rooms = [
    { path: '/', javascript: 1_200, html: 300, css: 90 },
    { path: '/gisborne', javascript: -5, html: 4_000, css: 80 },
    { path: '/napier', javascript: 900, html: 5_000, css: 200 },
  ];
  expect(describeRoom(rooms, ['content/pages/home.ts', 'content/pages/napier.ts'])).toBe(
    [
      '/: JavaScript 1,200, HTML 300, style 90',
      '/napier: JavaScript 900, HTML 5,000, style 200',
      'least: JavaScript -5 on /gisborne, HTML 300 on /, style 80 on /gisborne',
    ].join('\n'),
  );
});
