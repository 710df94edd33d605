import { css } from '@emotion/react';

/** Colours, and media queries from which wider layouts apply. */
export const color = {
  ink: '#15221C',
  soft: '#43524A',
  main: '#0E3B2C',
  second: '#B84A06',
  beside: '#0B5A83',
  mark: '#F37021',
  control: '#66736C',
  rule: '#CFD8CF',
  ground: '#F5F8F3',
  sheet: '#FFFFFF',
  hover: '#E4EEE7',
  error: '#B3261E',
} as const;

export const media = {
  wide: '@media (min-width: 67.5em)',
  tablet: '@media (min-width: 48em)',
  forcedColors: '@media (forced-colors: active)',
} as const;

export const globalStyle = css({
  '*, *::before, *::after': { boxSizing: 'border-box' },
  body: {
    margin: 0,
    background: color.ground,
    color: color.ink,
    fontFamily: 'system-ui, sans-serif',
    fontSize: '1.125rem',
    lineHeight: 1.5,
  },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit' },
  ':focus-visible': { outline: '3px solid #FFD23F', boxShadow: `0 0 0 5px ${color.ink}` },
  a: { color: color.beside },
});
