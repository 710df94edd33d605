import { expect, test } from 'vitest';
import { drive } from '#statelab/explore/drive.ts';
import { labMachine } from '#statelab/app/lab.machine.ts';

const start = () =>
  drive({
    machine: labMachine,
    input: { hash: '#/' },
    events: [],
    outcomes: {},
    key: ({ context }) => context.hash,
    invariants: {},
  });

test('follows the browser’s hash without replacing it', () => {
  const lab = start();
  const { after, sentEvents } = lab.send({ type: 'HASH.CHANGE', hash: '#/machines/near-me' });
  expect(after.context.hash).toBe('#/machines/near-me');
  expect(sentEvents).toEqual([]);
});

test('replaces the history entry for a view', () => {
  const { after, sentEvents } = start().send({
    type: 'HASH.REPLACE',
    hash: '#/machines/near-me/paths',
  });
  expect(after.context.hash).toBe('#/machines/near-me/paths');
  expect(sentEvents).toEqual([
    { actor: 'browserHash', event: { type: 'HISTORY.REPLACE', hash: '#/machines/near-me/paths' } },
  ]);
});

test('counts navigations, but not replaced hashes', () => {
  const lab = start();
  const navigationsAfter = (type: 'HASH.CHANGE' | 'HASH.REPLACE') =>
    lab.send({ type, hash: '#/machines/near-me' }).after.context.navigations;
  expect(navigationsAfter('HASH.CHANGE')).toBe(1);
  expect(navigationsAfter('HASH.REPLACE')).toBe(1);
  expect(navigationsAfter('HASH.CHANGE')).toBe(2);
});
