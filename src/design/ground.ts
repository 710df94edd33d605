import { css } from '@emotion/react';
import { palette } from './palette.ts';
import { fonts, groundColors, light, measures, propertyName, sizes, spaces } from './tokens.ts';

const declare = (values: Readonly<Record<string, string>>, prefix?: string): string =>
  Object.entries(values)
    .map(([name, value]) => `${propertyName(name, prefix)}: ${value};`)
    .join('\n');

/** What text, links and lines look like on the light grounds. */
export const onLight = declare(light);

/** The same on bush. */
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

export type Ground = 'paper' | 'white' | 'mist' | 'sand';

const lightGround = (name: Ground): string => `
  --ground: var(--${name});
  ${onLight}
  background: var(--ground);
  color: var(--text);
`;

/** The style of each ground. Text, links and lines on it take their colours from there. */
export const grounds = {
  white: css(lightGround('white')),
  sand: css(lightGround('sand')),
  // Without its fill, in print and under forced colours, bush is a light ground.
  bush: css(`
    --ground: var(--bush);
    --panel-edge: var(--marker);
    ${onBush}
    background: var(--ground);
    color: var(--text);

    @media print, (forced-colors: active) {
      --ground: var(--white);
      --panel-edge: var(--bush);
      ${onLight}
    }
  `),
};
