import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { typefaces, unicodeRanges } from '#src/design/fonts.ts';
import { cachedFile } from './build-cache.ts';

/** The layout features to keep: kerning, marks, ligatures and tabular figures. */
const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'calt', 'tnum'];

/** The npm file that each built one is cut from, by the end of its name. */
const sources = { latin: 'latin', macrons: 'latin-ext' } as const;

/** Each built file: the stem of its name, and the npm file it is cut from. */
const jobs = typefaces.flatMap(({ file, source, weights }) =>
  (['latin', 'macrons'] as const).map((range) => ({
    name: `${file}-${range}`,
    source: `${source}-${sources[range]}-wght-normal.woff2`,
    unicodeRange: unicodeRanges[range],
    weights,
  })),
);

/** The characters of a CSS `unicode-range`, such as `U+41-5A,U+61`. */
export function charactersOf(unicodeRange: string): string {
  const codePoints = unicodeRange.split(',').flatMap((part) => {
    const [first = Number.NaN, last = first] = part
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return String.fromCodePoint(...codePoints);
}

async function buildFont({
  name,
  source,
  unicodeRange,
  weights,
}: (typeof jobs)[number]): Promise<string> {
  const original = await readFile(createRequire(import.meta.url).resolve(source));
  return cachedFile({
    name,
    extension: 'woff2',
    inputs: [original, JSON.stringify([unicodeRange, weights, keepFeatures])],
    make: () =>
      subsetFont(original, charactersOf(unicodeRange), {
        targetFormat: 'woff2',
        keepFeatures,
        variationAxes: { wght: weights },
      }),
  });
}

/**
 * Writes the four font files of the site into the folder `fonts` of a built site, cut from the npm packages
 * to the characters and weights that `#src/design/fonts.ts` declares. Needs those packages installed; fails
 * with the file it can't find.
 */
export async function writeFonts(dist: string): Promise<void> {
  const folder = path.join(dist, 'fonts');
  await mkdir(folder, { recursive: true });
  await Promise.all(
    jobs.map(async (job) => copyFile(await buildFont(job), path.join(folder, `${job.name}.woff2`))),
  );
}
