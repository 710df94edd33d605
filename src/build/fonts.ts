import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { typefaces, unicodeRanges } from '#src/design/fonts.ts';
import type { Asset } from './asset.ts';
import { cached } from './build-cache.ts';

/** What is kept of a font's layout rules: kerning, marks, ligatures and tabular figures. */
const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'calt', 'tnum'];

type Weights = (typeof typefaces)[number]['weights'];

interface FontJob {
  /** Stem of the built file's name. */
  name: string;
  /** The npm file it is cut from. */
  source: string;
  unicodeRange: string;
  weights: Weights;
}

const jobs: readonly FontJob[] = typefaces.flatMap(({ file, source, weights }) => [
  {
    name: `${file}-latin`,
    source: `${source}-latin-wght-normal.woff2`,
    unicodeRange: unicodeRanges.latin,
    weights,
  },
  {
    name: `${file}-macrons`,
    source: `${source}-latin-ext-wght-normal.woff2`,
    unicodeRange: unicodeRanges.macrons,
    weights,
  },
]);

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

async function buildFont({ name, source, unicodeRange, weights }: FontJob): Promise<Asset> {
  const original = await readFile(createRequire(import.meta.url).resolve(source));
  return {
    fileName: `fonts/${name}.woff2`,
    source: await cached({
      name,
      extension: 'woff2',
      inputs: [original, JSON.stringify([unicodeRange, weights, keepFeatures])],
      make: () =>
        subsetFont(original, charactersOf(unicodeRange), {
          targetFormat: 'woff2',
          keepFeatures,
          variationAxes: { wght: weights },
        }),
    }),
  };
}

/**
 * Gives the four font files of the site, cut from the npm packages to the characters and weights that
 * `#src/design/fonts.ts` declares. Needs those packages installed; fails with the file it can't find.
 */
export async function buildFonts(): Promise<Asset[]> {
  return Promise.all(jobs.map(buildFont));
}
