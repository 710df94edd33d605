import { expect, test } from 'vitest';
import { drive } from '#statelab/paths/drive.ts';
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

test('the light that is chosen is kept', () => {
  const { sentEvents } = start().send({ type: 'THEME.CHOOSE', theme: 'dark' });
  expect(sentEvents).toMatchObject([
    { actor: 'browser', event: { type: 'SCREEN.SAVE', screen: { theme: 'dark' } } },
  ]);
});

test('a pane that stands behind others comes before them; the page leaves them as they are', () => {
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

test('the sizes of each group are kept by themselves', () => {
  const screen = start();
  screen.send({ type: 'PANES.SIZE', group: 'live', sizes: { page: 30, chart: 70 } });
  screen.send({ type: 'PANES.SIZE', group: 'beside', sizes: { steps: 100 } });
  const { after } = screen.send({ type: 'PANES.SIZE', group: 'live', sizes: { page: 100 } });
  expect(after.context.sizes).toEqual({ live: { page: 100 }, beside: { steps: 100 } });
});

test('a window that gets narrow shows one pane, and a wide one all', () => {
  const screen = start();
  expect(screen.send({ type: 'WINDOW.NARROW' }).after.value).toBe('narrow');
  expect(screen.send({ type: 'WINDOW.WIDE' }).after.value).toBe('wide');
});
