import { site } from '#content/site.ts';
import { palette } from '#src/design/tokens.ts';
import type { Asset } from './asset.ts';
import { renderPng } from './png.ts';
import { drawIcon } from './site-icons.ts';

/** Px of the icons that are pictures, by the stem of their file. */
const iconWidths = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 };

const png = (width: number, purpose: 'any' | 'maskable') => ({
  src: `/icon-${width}.png`,
  sizes: `${width}x${width}`,
  type: 'image/png',
  purpose,
});

const svg = (purpose: 'any' | 'maskable') => ({
  src: '/icon.svg',
  sizes: 'any',
  type: 'image/svg+xml',
  purpose,
});

/** What a browser calls the site and shows for it when it is put on a home screen (W3C Web Application Manifest). */
const manifest = {
  name: `${site.brand}: ${site.tagline}`,
  short_name: site.brand,
  lang: site.language,
  start_url: '/',
  display: 'browser',
  theme_color: palette.bush,
  background_color: palette.paper,
  // The triangle stands within the circle that every mask keeps, so that one drawing serves both purposes.
  icons: [svg('any'), svg('maskable'), png(192, 'any'), png(512, 'any'), png(512, 'maskable')],
};

/** Gives manifest.webmanifest and the icons that can't be SVG. */
export async function buildWebManifest(): Promise<Asset[]> {
  const icons = Object.entries(iconWidths).map(async ([name, width]) => ({
    fileName: `${name}.png`,
    source: await renderPng(name, { svg: drawIcon(), width }),
  }));
  return [
    ...(await Promise.all(icons)),
    { fileName: 'manifest.webmanifest', source: JSON.stringify(manifest, undefined, 2) },
  ];
}
