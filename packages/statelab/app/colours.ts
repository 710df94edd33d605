import { palette } from '#statelab/design/tokens.ts';

/**
 * The dark palette. Each colour keeps its use: `ink` is text, `white` the surface below it, `focus`
 * a highlight behind ink.
 */
export const darkPalette: Readonly<Record<keyof typeof palette, string>> = {
  ink: '#E6EFE9',
  inkSoft: '#AEBDB4',
  bush: '#8FD3B0',
  marker: '#F37021',
  markerDeep: '#FF9A52',
  markerLight: '#FFB27D',
  sky: '#84C7EE',
  visited: '#C8B0F2',
  control: '#84938A',
  rule: '#2C3832',
  paper: '#0E1411',
  white: '#161E1A',
  mist: '#222E28',
  sand: '#2F2A20',
  focus: '#7D6000',
  error: '#FF9A8F',
  ok: '#7FD6A2',
};

const isColour = (name: string): name is keyof typeof palette => name in palette;

const declarations = Object.entries(palette).map(([name, light]) => {
  const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return { property, light, dark: isColour(name) ? darkPalette[name] : light };
});

/** The header is green in both themes. */
const bar = { ground: ['#0E3B2C', '#0A241B'], edge: ['#0E3B2C', '#2C3832'] } as const;

/** Every colour as a custom property that follows the colour scheme of its element. */
export const labColours = `
  :root {
    color-scheme: light dark;
    ${declarations.map((each) => `--${each.property}: light-dark(${each.light}, ${each.dark});`).join('\n')}
    --lab-bar: light-dark(${bar.ground.join(', ')});
    --lab-bar-edge: light-dark(${bar.edge.join(', ')});
    --lab-bar-text: #F5F8F3;
  }
  :root[data-theme='light'] { color-scheme: light; }
  :root[data-theme='dark'] { color-scheme: dark; }
`;
