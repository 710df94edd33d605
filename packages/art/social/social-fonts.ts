import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

/** The weight of a picture's words. */
const weight = 900;

/** The folder of the fonts for the renderer, which reads files. */
const folder = path.resolve('node_modules/.cache/waymark');

/** English, and the macrons of te reo Māori. */
async function writeFont(range: 'latin' | 'latin-ext'): Promise<string> {
  const source = `@fontsource-variable/overpass/files/overpass-${range}-wght-normal.woff2`;
  const font = await readFile(createRequire(import.meta.url).resolve(source));
  const file = path.join(folder, `social-${range}.ttf`);
  await mkdir(folder, { recursive: true });
  await writeFile(
    file,
    await subsetFont(font, undefined, {
      targetFormat: 'sfnt',
      keepAllGlyphs: true,
      variationAxes: { wght: weight },
    }),
  );
  return file;
}

let written: Promise<string[]> | undefined;

/**
 * Writes Overpass as TrueType, for a renderer without WOFF2 and variable fonts, and returns the paths.
 * Needs the font's npm package; throws with the name of a missing file.
 */
export const socialFonts = (): Promise<string[]> =>
  (written ??= Promise.all([writeFont('latin'), writeFont('latin-ext')]));
