import { expect, test } from 'vitest';
import { readScreen } from '#statelab/app/screen.ts';

const atFirst = { theme: 'system', pane: 'page', side: 'context', sizes: {} };

test('a screen that was kept is read again', () => {
  const kept = { theme: 'dark', pane: 'chart', side: 'world', sizes: { live: { page: 30 } } };
  expect(readScreen(JSON.stringify(kept))).toEqual(kept);
});

test.each([null, '', '{', '[]', 'null', '7', '"dark"'])('ignores the invalid screen %j', (text) =>
  expect(readScreen(text)).toEqual(atFirst),
);

test('a part that can’t be read is as at first, and the others stay', () => {
  const kept = { theme: 'pink', pane: 'steps', side: 'page', sizes: { live: { page: 1000 } } };
  expect(readScreen(JSON.stringify(kept))).toEqual({ ...atFirst, pane: 'steps' });
});
