import { expect, test } from 'vitest';
import { drive } from '#statelab/explore/drive.ts';
import { screenMachine } from '#statelab/app/screen.machine.ts';
import { readScreen } from '#statelab/app/screen.ts';

const start = () =>
  drive({
    machine: screenMachine,
    input: readScreen(null),
    events: [],
    outcomes: {},
    key: ({ value, context }) => JSON.stringify([value, context]),
    invariants: {},
  });

test('saves the chosen theme', () => {
  const { sentEvents } = start().send({ type: 'THEME.CHOOSE', theme: 'dark' });
  expect(sentEvents).toMatchObject([
    { actor: 'browser', event: { type: 'SCREEN.SAVE', screen: { theme: 'dark' } } },
  ]);
});

test('remembers the last side pane', () => {
  const screen = start();
  expect(screen.send({ type: 'PANE.CHOOSE', pane: 'replay' }).after.context).toMatchObject({
    pane: 'replay',
    side: 'replay',
  });
  expect(screen.send({ type: 'PANE.CHOOSE', pane: 'page' }).after.context).toMatchObject({
    pane: 'page',
    side: 'replay',
  });
});

test('saves the sizes of each group separately', () => {
  const screen = start();
  screen.send({ type: 'PANES.SIZE', group: 'live', sizes: { page: 30, chart: 70 } });
  screen.send({ type: 'PANES.SIZE', group: 'beside', sizes: { steps: 100 } });
  const { after } = screen.send({ type: 'PANES.SIZE', group: 'live', sizes: { page: 100 } });
  expect(after.context.sizes).toEqual({ live: { page: 100 }, beside: { steps: 100 } });
});

test('follows the width of the window', () => {
  const screen = start();
  expect(screen.send({ type: 'WINDOW.NARROW' }).after.value).toBe('narrow');
  expect(screen.send({ type: 'WINDOW.WIDE' }).after.value).toBe('wide');
});
