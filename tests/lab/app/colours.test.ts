import { describe, expect, test } from 'vitest';
import { darkPalette } from '#statelab/app/lab-style.tsx';
import { contrast } from '#tests/contrast.ts';

type Colour = keyof typeof darkPalette;

const grounds: readonly Colour[] = ['paper', 'white', 'mist', 'sand'];

const texts: readonly (readonly [text: Colour, grounds: readonly Colour[]])[] = [
  ['ink', [...grounds, 'focus']],
  ['inkSoft', grounds],
  ['sky', grounds],
  ['visited', grounds],
  ['markerDeep', ['paper', 'white']],
  ['error', grounds],
  ['white', ['bush', 'sky', 'ink', 'error']],
];

describe('text in dark mode reaches 4.5', () => {
  test.each(texts.flatMap(([text, on]) => on.map((ground) => [text, ground] as const)))(
    '%s on %s',
    (text, ground) => {
      expect(contrast(darkPalette[text], darkPalette[ground])).toBeGreaterThanOrEqual(4.5);
    },
  );
});

const graphics: readonly (readonly [graphic: Colour, beside: Colour])[] = [
  ['control', 'paper'],
  ['control', 'white'],
  ['control', 'mist'],
  ['inkSoft', 'mist'],
  ['ink', 'focus'],
  ['marker', 'white'],
  ['bush', 'mist'],
  ['sky', 'mist'],
];

describe('edges of controls and icons in dark mode reach 3', () => {
  test.each(graphics)('%s next to %s', (graphic, beside) => {
    expect(contrast(darkPalette[graphic], darkPalette[beside])).toBeGreaterThanOrEqual(3);
  });
});
