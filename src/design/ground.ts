import { css } from '@emotion/css';
import { onBush, onLight } from './custom-properties.ts';

export type Ground = 'paper' | 'white' | 'mist' | 'sand' | 'bush';

function light(name: Exclude<Ground, 'bush'>): string {
  return css`
    --ground: var(--${name});
    ${onLight}
    background: var(--ground);
    color: var(--text);
  `;
}

/** Without its fill, in print and under forced colours, bush is a light ground. */
const bush = css`
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
`;

/** A class for each ground; what stands on it takes its text, link and line colours from there. */
export const groundClass: Readonly<Record<Ground, string>> = {
  paper: light('paper'),
  white: light('white'),
  mist: light('mist'),
  sand: light('sand'),
  bush,
};
