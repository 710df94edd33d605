import { expect, test } from 'vitest';
import { subject } from '#art.config.ts';
import { printWebManifest } from '#art/web-manifest.ts';

test('the manifest names the site, its colours and its icons', () => {
  expect(JSON.parse(printWebManifest(subject.site))).toEqual({
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
