import { expect, test } from 'vitest';
import { buildWebManifest } from '#src/build/web-manifest.ts';
import { readIndexedPng } from './read-png.ts';

const assets = await buildWebManifest();

function sourceOf(fileName: string) {
  const asset = assets.find((candidate) => candidate.fileName === fileName);
  if (!asset) throw new Error(`${fileName} was not built.`);
  return asset.source;
}

test('the manifest names the site, its colours and its icons', () => {
  expect(JSON.parse(String(sourceOf('manifest.webmanifest')))).toEqual({
    name: 'Waymark: Find and compare New Zealand tax accountants',
    short_name: 'Waymark',
    lang: 'en-NZ',
    start_url: '/',
    display: 'browser',
    theme_color: '#0E3B2C',
    background_color: '#F5F8F3',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
});

test.each([
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
])('%s is the triangle on bush, %i px wide and high', (fileName, width) => {
  const png = readIndexedPng(sourceOf(fileName));
  expect([png.width, png.height]).toEqual([width, width]);
  expect(png.at(0, 0)).toBe('#0E3B2C');
  expect(png.at(width / 2, width / 2)).toBe('#F37021');
});
