/** The font that a page preloads. The serif loads when its text appears. */
export const preloadedFont = '/fonts/overpass-latin.woff2';
/** Preloaded on pages with long vowels of te reo Māori, so that no word is in two faces. */
export const preloadedMacrons = '/fonts/overpass-macrons.woff2';

/**
 * The characters of each font file, as its `unicode-range`; the build subsets by the same text.
 * `latin` is what English is set with: ASCII, typographic punctuation, the signs of prices and sums, and
 * the accents of borrowed words and names. `macrons` is the long vowels of te reo Māori.
 */
export const unicodeRanges = {
  latin:
    'U+20-7E,U+A0,U+A2-A3,U+A7,U+A9,U+AE,U+B0-B3,U+B7,U+BC-BE,U+C1,U+C9,U+D3,U+D6-D7,U+DC,' +
    'U+DF-E2,U+E4-E5,U+E7-EB,U+ED-EF,U+F1,U+F3-F4,U+F6,U+F8-FC,' +
    'U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+20AC,U+2122,U+2191,U+2193,U+2212',
  macrons: 'U+100-101,U+112-113,U+12A-12B,U+14C-14D,U+16A-16B',
} as const;

const overpass = {
  family: 'Overpass',
  file: 'overpass',
  /** The npm files it is built from, up to the name of their subset. */
  source: '@fontsource-variable/overpass/files/overpass',
  weights: { min: 400, max: 900 },
  /** Ascent and descent in % of the em: `hhea` over `unitsPerEm`. */
  ascent: 88.3,
  descent: 38.3,
};

type Typeface = Readonly<typeof overpass>;

const sourceSerif: Typeface = {
  family: 'Source Serif 4',
  file: 'source-serif',
  source: '@fontsource-variable/source-serif-4/files/source-serif-4',
  weights: { min: 400, max: 600 },
  ascent: 103.6,
  descent: 33.5,
};

export const typefaces: readonly Typeface[] = [overpass, sourceSerif];

/** A fallback with the same metrics shows until the font loads, so no line of text moves. */
function webFace({ family, file, weights }: Typeface, range: keyof typeof unicodeRanges): string {
  return `@font-face {
    font-family: '${family}';
    font-weight: ${weights.min} ${weights.max};
    font-display: swap;
    src: url('/fonts/${file}-${range}.woff2') format('woff2');
    unicode-range: ${unicodeRanges[range]};
  }`;
}

interface Fallback {
  face: Typeface;
  weight: number;
  /** Full and PostScript names of fonts with the same widths; the last is Android's. */
  local: readonly string[];
  /** Width of running English text in the web font at this weight over its width in the local one, in %. */
  sizeAdjust: number;
}

const arial = ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto'];
const arialBold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold'];
const times = ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Noto Serif'];
const timesBold = [
  'Times New Roman Bold',
  'TimesNewRomanPS-BoldMT',
  'Liberation Serif Bold',
  'Noto Serif Bold',
];

/**
 * Local fonts scaled to the web fonts, so that nothing moves when those arrive. The ratios are the widths
 * of the site's own lines in each weight (5,900 headings, labels, links and paragraphs) against Liberation
 * Sans and Serif, which have Arial's and Times New Roman's widths.
 */
const fallbacks: readonly Fallback[] = [
  { face: overpass, weight: 400, local: arial, sizeAdjust: 100.43 },
  { face: overpass, weight: 600, local: arialBold, sizeAdjust: 95.78 },
  { face: overpass, weight: 800, local: arialBold, sizeAdjust: 98.71 },
  { face: overpass, weight: 900, local: arialBold, sizeAdjust: 100.54 },
  { face: sourceSerif, weight: 400, local: times, sizeAdjust: 117.41 },
  { face: sourceSerif, weight: 600, local: timesBold, sizeAdjust: 112.56 },
];

function fallbackFace({ face, weight, local, sizeAdjust }: Fallback): string {
  const scaled = (metric: number) => ((metric / sizeAdjust) * 100).toFixed(2);
  return `@font-face {
    font-family: '${face.family} Fallback';
    font-weight: ${weight};
    src: ${local.map((name) => `local('${name}')`).join(', ')};
    size-adjust: ${sizeAdjust}%;
    ascent-override: ${scaled(face.ascent)}%;
    descent-override: ${scaled(face.descent)}%;
    line-gap-override: 0%;
  }`;
}

export const fontFaces = [
  ...typefaces.flatMap((face) => [webFace(face, 'latin'), webFace(face, 'macrons')]),
  ...fallbacks.map(fallbackFace),
].join('\n');
