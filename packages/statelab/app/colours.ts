import { palette } from '#statelab/design/tokens.ts';

/**
 * What each colour of the lab is in the dark. A colour keeps its use: `ink` is what is written,
 * `white` the sheet below it, `focus` a mark that ink can be read on.
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

/** The bar on top, which is bush in either light. */
const bar = { ground: ['#0E3B2C', '#0A241B'], edge: ['#0E3B2C', '#2C3832'] } as const;

/** Every colour of the lab as a custom property, light or dark as its element's colour scheme says. */
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
