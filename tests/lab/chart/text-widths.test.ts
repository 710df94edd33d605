import { expect, test } from 'vitest';
import { knownWidth } from '#statelab/layout/character-widths.ts';
import { measureWidths } from './measure-widths.ts';

test.each([400, 700] as const)(
  'no character of weight %i is wider than its width, or much narrower',
  async (weight) => {
    const measured = Object.entries((await measureWidths())[weight]);
    expect(measured).toHaveLength(95);
    const wrong = measured.filter(([character, px]) => {
      const width = knownWidth(character, weight) ?? 0;
      return width < px - 1e-6 || width > px + 0.05;
    });
    expect(wrong).toEqual([]);
  },
);
