import { describe, expect, test } from 'vitest';
import { palette } from '#src/design/palette.ts';
import { contrast } from '#tests/contrast.ts';

type Colour = keyof typeof palette;

const graphics: readonly (readonly [graphic: Colour, beside: Colour])[] = [
  ['control', 'paper'],
  ['control', 'white'],
  ['control', 'mist'],
  ['marker', 'bush'],
  ['focus', 'bush'],
  ['ink', 'focus'],
  ['ink', 'marker'],
  ['bush', 'mist'],
  ['bushMid', 'paper'],
  ['error', 'white'],
];

describe('edges of controls and icons reach 3', () => {
  test.each(graphics)('%s next to %s', (graphic, beside) => {
    expect(contrast(palette[graphic], palette[beside])).toBeGreaterThanOrEqual(3);
  });
});
