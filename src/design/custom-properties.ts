import {
  fonts,
  groundColors,
  light,
  measures,
  palette,
  propertyName,
  sizes,
  spaces,
} from './tokens.ts';

const declare = (values: Readonly<Record<string, string>>, prefix?: string): string =>
  Object.entries(values)
    .map(([name, value]) => `${propertyName(name, prefix)}: ${value};`)
    .join('\n');

/** What text, links and lines look like on the light grounds. */
export const onLight = declare(light);

/** What they look like on bush. */
export const onBush = declare({
  text: 'var(--white)',
  textSoft: 'var(--mist)',
  link: 'var(--white)',
  linkVisited: 'var(--mist)',
  accent: 'var(--white)',
  line: 'var(--contour-bush)',
} satisfies Record<keyof typeof light, string>);

/** Every custom property that `tokens` reads, with its value on paper. */
export const customProperties = `
  ${declare(palette)}
  ${declare(sizes, 'size-')}
  ${declare(spaces, 'space-')}
  ${declare(measures, 'measure-')}
  ${declare(fonts, 'font-')}
  --radius-control: 4px;
  ${declare(groundColors)}
  ${onLight}
`;
