import { css, type SerializedStyles } from '@emotion/react';
import { onBush, onLight } from './custom-properties.ts';

export type Ground = 'paper' | 'white' | 'mist' | 'sand' | 'bush';

const light = (name: Exclude<Ground, 'bush'>): string => `
  --ground: var(--${name});
  ${onLight}
  background: var(--ground);
  color: var(--text);
`;

/** The style of each ground. Text, links and lines on it take their colours from there. */
export const grounds: Readonly<Record<Ground, SerializedStyles>> = {
  paper: css(light('paper')),
  white: css(light('white')),
  mist: css(light('mist')),
  sand: css(light('sand')),
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
