import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/**
 * Overpass at one weight as TrueType, for what reads neither WOFF2 nor variable fonts; `latin-ext` has the
 * macrons of te reo Māori.
 */
export async function overpass(range: 'latin' | 'latin-ext', weight: number): Promise<Uint8Array> {
  const source = `@fontsource-variable/overpass/files/overpass-${range}-wght-normal.woff2`;
  return subsetFont(await readFile(createRequire(import.meta.url).resolve(source)), undefined, {
    targetFormat: 'sfnt',
    keepAllGlyphs: true,
    variationAxes: { wght: weight },
  });
}
