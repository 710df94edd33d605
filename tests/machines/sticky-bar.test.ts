import { expect, test } from 'vitest';
import { stickyBarScenario } from '#machines/sticky-bar/sticky-bar.scenario.ts';
import { drive } from '#statelab/explore/drive.ts';

test.each([
  [0, 'hidden'],
  [299, 'hidden'],
  [300, 'hidden'],
  [300.5, 'shown'],
  [301, 'shown'],
  [9000, 'shown'],
])('after scrolling down to %d pixels the bar is %s', (y, state) => {
  const bar = drive(stickyBarScenario);
  bar.send({ type: 'PAGE.SCROLL', y });
  expect(bar.snapshot().value).toBe(state);
});

test.each([
  [301, 'shown'],
  [300, 'hidden'],
  [299, 'hidden'],
  // Some browsers overscroll a page beyond its top.
  [-40, 'hidden'],
])('after scrolling back to %d pixels the bar is %s', (y, state) => {
  const bar = drive(stickyBarScenario);
  bar.send({ type: 'PAGE.SCROLL', y: 1000 });
  bar.send({ type: 'PAGE.SCROLL', y });
  expect(bar.snapshot().value).toBe(state);
});
