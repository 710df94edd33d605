import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { unicodeRanges } from '#src/design/fonts.ts';
import { cachedFile } from './build-cache.ts';
import { charactersOf } from './fonts.ts';

/** The weight of a picture's words. */
const weight = 900;

/** What the npm file of each range is called: English, and the macrons of te reo Māori. */
const sources = { latin: 'latin', macrons: 'latin-ext' } as const;

async function buildFont(range: keyof typeof sources): Promise<string> {
  const source = `@fontsource-variable/overpass/files/overpass-${sources[range]}-wght-normal.woff2`;
  const original = await readFile(createRequire(import.meta.url).resolve(source));
  const characters = charactersOf(unicodeRanges[range]);
  return cachedFile({
    name: `overpass-${range}-${weight}`,
    extension: 'ttf',
    inputs: [original, characters],
    make: () =>
      subsetFont(original, characters, { targetFormat: 'sfnt', variationAxes: { wght: weight } }),
  });
}

/**
 * Gives the paths of Overpass as TrueType, for a renderer that knows neither WOFF2 nor variable fonts. Needs
 * the npm package of the font installed; fails with the file it can't find.
 */
export async function buildSocialFonts(): Promise<string[]> {
  return Promise.all([buildFont('latin'), buildFont('macrons')]);
}
