import { expect, test } from 'vitest';
import { textWidths } from '#statelab/layout/text-widths.ts';
import { measureWidths } from './measure-widths.ts';

test('the lab knows how wide each character of its font is', async () => {
  expect(textWidths).toEqual(await measureWidths());
});
