import { palette } from '#art/palette.ts';
import type { Subject } from './subject.ts';

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

/** The site's name and icons on a home screen (W3C Web Application Manifest). */
const manifestOf = (site: Subject['site']) => ({
  name: `${site.brand}: ${site.tagline}`,
  short_name: site.brand,
  lang: site.language,
  start_url: '/',
  display: 'browser',
  theme_color: palette.bush,
  background_color: palette.paper,
  // The triangle is within the circle of every mask, so one drawing serves both purposes.
  icons: [svg('any'), svg('maskable'), png(192, 'any'), png(512, 'any'), png(512, 'maskable')],
});

/** The text of manifest.webmanifest. */
export const printWebManifest = (site: Subject['site']): string =>
  `${JSON.stringify(manifestOf(site), undefined, 2)}\n`;
