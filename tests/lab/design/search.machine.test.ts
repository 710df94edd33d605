import { expect, test } from 'vitest';
import { nearMeMachine } from '#machines/near-me/near-me.machine.ts';
import { drive } from '#statelab/explore/drive.ts';
import { extractChart } from '#statelab/machine/extract.ts';
import { searchMachine } from '#statelab/design/search.machine.ts';
import { goalsOf } from '#statelab/paths/goals.ts';

const start = () =>
  drive({
    machine: searchMachine,
    input: { options: goalsOf(extractChart(nearMeMachine)) },
    events: [],
    outcomes: {},
    key: ({ value, context }) => `${value} ${context.query} ${context.at}`,
    invariants: {},
  });

test('typing opens the list of matches and highlights the first', () => {
  const { after } = start().send({ type: 'QUERY.TYPE', query: 'located' });
  expect(after.value).toBe('open');
  expect(after.context.found[after.context.at]?.label).toBe('located');
});

test('arrows move through the list and wrap', () => {
  const search = start();
  search.send({ type: 'QUERY.TYPE', query: 'state located' });
  const move = (by: number) => search.send({ type: 'OPTION.MOVE', by }).after.context;
  const last = search.snapshot().context.found.length - 1;
  expect(move(-1).at).toBe(last);
  expect(move(1).at).toBe(0);
  expect(move(1).at).toBe(1);
});

test('a reopened list offers everything', () => {
  const search = start();
  search.send({ type: 'QUERY.TYPE', query: 'zebra' });
  expect(search.snapshot().context.found).toEqual([]);
  expect(search.send({ type: 'LIST.CLOSE' }).after.value).toBe('closed');
  const { after } = search.send({ type: 'OPTION.MOVE', by: 1 });
  expect(after.value).toBe('open');
  expect(after.context.found).toBe(after.context.options);
});
