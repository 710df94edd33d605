import { site } from '#content/site.ts';
import { palette } from '#src/design/tokens.ts';

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
const manifest = {
  name: `${site.brand}: ${site.tagline}`,
  short_name: site.brand,
  lang: site.language,
  start_url: '/',
  display: 'browser',
  theme_color: palette.bush,
  background_color: palette.paper,
  // The triangle is within the circle of every mask, so one drawing serves both purposes.
  icons: [svg('any'), svg('maskable'), png(192, 'any'), png(512, 'any'), png(512, 'maskable')],
};

/** The text of manifest.webmanifest. */
export const printWebManifest = (): string => `${JSON.stringify(manifest, undefined, 2)}\n`;
