import { palette } from './palette.ts';

/**
 * Viewport widths, in em of the reader's text size, from which the wider layouts apply; below the
 * first the design is for 360 px.
 */
const breakpoints = { tablet: 48, desktop: 67.5 } as const;

/** A length in rem that grows from `min` at 360 px of viewport to `max` at 1080 px. */
function fluid(min: number, max: number): string {
  const perViewport = ((max - min) / 45) * 100;
  const base = min - (max - min) / 2;
  return `clamp(${min}rem, ${base}rem + ${perViewport.toFixed(4)}vw, ${max}rem)`;
}

/** Type sizes; those from `lede` up shrink with the viewport, never below the width of 360 px. */
export const sizes = {
  fine: '0.875rem',
  small: '1rem',
  body: '1.125rem',
  lede: fluid(1.125, 1.3125),
  h4: fluid(1.1875, 1.5),
  h3: fluid(1.3125, 1.875),
  h2: fluid(1.5, 2.25),
  h1: fluid(2.125, 3),
  display: fluid(2, 3.875),
};

/** Steps of space, named by their px at the usual text size. */
export const spaces = {
  4: '0.25rem',
  8: '0.5rem',
  12: '0.75rem',
  16: '1rem',
  24: '1.5rem',
  32: '2rem',
  48: '3rem',
  64: '4rem',
  96: '6rem',
};

export const measures = {
  page: '70rem',
  // 62ch of Overpass; in em, because a ch of the fallback is narrower and would move line breaks.
  reading: '39.8em',
  form: '35rem',
  target: '3rem',
  gutter: 'clamp(1rem, 0.25rem + 3.3333vw, 2.5rem)',
  /** Height of the sticky header, kept free above whatever is scrolled to. */
  header: '4.5rem',
  /** Height of the sticky bar of small screens, kept free below. */
  bar: '4.5rem',
};

export const fonts = {
  sans: "'Overpass', 'Overpass Fallback', Arial, sans-serif",
  serif: "'Source Serif 4', 'Source Serif 4 Fallback', Georgia, serif",
};

/** What text, links and lines look like on the light grounds. */
export const light = {
  text: 'var(--ink)',
  textSoft: 'var(--ink-soft)',
  link: 'var(--sky)',
  linkVisited: 'var(--visited)',
  accent: 'var(--bush-mid)',
  line: 'var(--rule)',
};

/** The other colours that depend on the ground. */
export const groundColors = { ground: 'var(--paper)', panelEdge: 'var(--bush)' };

/** The custom property of a value: `bushMid` is `--bush-mid`. */
export const propertyName = (name: string, prefix = ''): string =>
  `--${prefix}${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Reads each value from its custom property. */
function read<Name extends string | number>(
  values: Readonly<Record<Name, string>>,
  prefix?: string,
): Readonly<Record<Name, string>> {
  const entries = Object.keys(values).map((name) => [name, `var(${propertyName(name, prefix)})`]);
  // oxlint-disable-next-line typescript/consistent-type-assertions, typescript/no-unsafe-type-assertion -- `Object.fromEntries` forgets the keys
  return Object.fromEntries(entries) as Readonly<Record<Name, string>>;
}

/** What styles are written with. All but the media queries are custom properties of the global style. */
export const tokens = {
  color: read({ ...palette, ...light, ...groundColors }),
  size: read(sizes, 'size-'),
  lineHeight: { body: 1.5, short: 1.4, heading: 1.15, display: 1.02 },
  tracking: { display: '-0.02em', heading: '-0.01em' },
  weight: { regular: 400, semibold: 600, bold: 800, black: 900 },
  font: read(fonts, 'font-'),
  space: read(spaces, 'space-'),
  radius: { control: 'var(--radius-control)' },
  measure: read(measures, 'measure-'),
  media: {
    phone: `@media screen and (max-width: ${breakpoints.tablet - 0.01}em)`,
    tablet: `@media (min-width: ${breakpoints.tablet}em)`,
    desktop: `@media (min-width: ${breakpoints.desktop}em)`,
    forcedColors: '@media (forced-colors: active)',
    print: '@media print',
    motion: '@media (prefers-reduced-motion: no-preference)',
  },
} as const;
