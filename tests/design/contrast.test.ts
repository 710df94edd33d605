import { describe, expect, test } from 'vitest';
import { palette } from '#src/design/palette.ts';
import { contrast } from '#tests/contrast.ts';

test('computes contrast as WCAG does', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});

type Colour = keyof typeof palette;

const lightGrounds: readonly Colour[] = ['paper', 'white', 'mist', 'sand'];

const texts: readonly (readonly [text: Colour, grounds: readonly Colour[]])[] = [
  ['ink', [...lightGrounds, 'marker', 'markerLight', 'focus']],
  ['inkSoft', lightGrounds],
  ['sky', lightGrounds],
  ['visited', lightGrounds],
  ['bushMid', lightGrounds],
  ['white', ['bush', 'bushMid']],
  ['mist', ['bush']],
  ['bush', ['white']],
  ['markerLight', ['bush']],
  ['markerDeep', ['paper', 'white']],
  ['error', lightGrounds],
  ['ok', ['paper', 'white']],
];

describe('text reaches 4.5', () => {
  test.each(texts.flatMap(([text, grounds]) => grounds.map((ground) => [text, ground] as const)))(
    '%s on %s',
    (text, ground) => {
      expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
    },
  );
});

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
