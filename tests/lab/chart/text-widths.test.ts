import { expect, test } from 'vitest';
import textWidths from '#statelab/layout/text-widths.json' with { type: 'json' };
import { measureWidths } from './measure-widths.ts';

test('the lab has the width of each character of its font', async () => {
  expect(textWidths).toEqual(await measureWidths());
});
