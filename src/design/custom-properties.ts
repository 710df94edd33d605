import { palette } from './tokens.ts';

/** A length in rem that grows from `min` at 360 px of viewport to `max` at 1080 px. */
function fluid(min: number, max: number): string {
  const perViewport = ((max - min) / 45) * 100;
  const base = min - (max - min) / 2;
  return `clamp(${min}rem, ${base}rem + ${perViewport.toFixed(4)}vw, ${max}rem)`;
}

function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function declare(values: Readonly<Record<string, string>>, prefix = ''): string {
  return Object.entries(values)
    .map(([name, value]) => `--${prefix}${kebabCase(name)}: ${value};`)
    .join('\n');
}

const sizes = {
  fine: '0.875rem',
  small: '1rem',
  body: '1.125rem',
  lede: fluid(1.1875, 1.3125),
  h4: fluid(1.3125, 1.5),
  h3: fluid(1.5, 1.875),
  h2: fluid(1.75, 2.25),
  h1: fluid(2.125, 3),
  display: fluid(2.5, 3.875),
};

const spaces = [4, 8, 12, 16, 24, 32, 48, 64, 96];

const measures = {
  page: '70rem',
  // 62ch of Overpass; in em, for a ch of the fallback is narrower and lines would break anew.
  reading: '39.8em',
  form: '35rem',
  target: '3rem',
  gutter: 'clamp(1rem, 0.25rem + 3.3333vw, 2.5rem)',
  header: '4.5rem',
  bar: '4.5rem',
};

const fonts = {
  sans: "'Overpass', 'Overpass Fallback', Arial, sans-serif",
  serif: "'Source Serif 4', 'Source Serif 4 Fallback', Georgia, serif",
};

/** What text, links and lines look like on the light grounds. */
export const onLight = `
  --text: var(--ink);
  --text-soft: var(--ink-soft);
  --link: var(--sky);
  --link-visited: var(--visited);
  --accent: var(--bush-mid);
  --line: var(--rule);
`;

/** What they look like on bush. */
export const onBush = `
  --text: var(--white);
  --text-soft: var(--mist);
  --link: var(--white);
  --link-visited: var(--mist);
  --accent: var(--white);
  --line: var(--contour-bush);
`;

/** Every custom property that `tokens` reads, with its value on paper. */
export const customProperties = `
  ${declare(palette)}
  ${declare(sizes, 'size-')}
  ${spaces.map((px) => `--space-${px}: ${px / 16}rem;`).join('\n')}
  ${declare(measures, 'measure-')}
  ${declare(fonts, 'font-')}
  --radius-control: 4px;
  --ground: var(--paper);
  --panel-edge: var(--bush);
  ${onLight}
`;
