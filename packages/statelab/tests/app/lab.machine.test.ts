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

test('keeps a visit until another one is opened', () => {
  const lab = start();
  const visitAt = (hash: string) => lab.send({ type: 'HASH.CHANGE', hash }).after.context.visit;
  expect(visitAt('#/machines/near-me/chart')).toBeNull();
  const first = visitAt('#/machines/near-me/live?tape=one');
  expect(first).toEqual({ machine: 'near-me', search: 'tape=one', navigation: 2 });
  expect(visitAt('#/machines/near-me/paths')).toBe(first);
  expect(visitAt('#/machines/form/chart')).toBe(first);
  expect(visitAt('#/')).toBe(first);
  expect(visitAt('#/machines/near-me/live')).toBe(first);
  expect(visitAt('#/machines/near-me/live?pane=world')).toBe(first);
  expect(visitAt('#/machines/near-me/live?tape=one&pane=world')).toBe(first);
  expect(visitAt('#/machines/near-me/live?tape=two')).toEqual({
    machine: 'near-me',
    search: 'tape=two',
    navigation: 9,
  });
  expect(visitAt('#/machines/form/live')).toEqual({ machine: 'form', search: '', navigation: 10 });
});

test('counts navigations, but not replaced hashes', () => {
  const lab = start();
  const navigationsAfter = (type: 'HASH.CHANGE' | 'HASH.REPLACE') =>
    lab.send({ type, hash: '#/machines/near-me' }).after.context.navigations;
  expect(navigationsAfter('HASH.CHANGE')).toBe(1);
  expect(navigationsAfter('HASH.REPLACE')).toBe(1);
  expect(navigationsAfter('HASH.CHANGE')).toBe(2);
});

test('keeps the visit when a view replaces its hash', () => {
  const lab = start();
  lab.send({ type: 'HASH.CHANGE', hash: '#/machines/form/live?tape=one' });
  const hash = '#/machines/form/live?step=3&tape=one';
  const { visit } = lab.send({ type: 'HASH.REPLACE', hash }).after.context;
  expect(visit).toEqual({ machine: 'form', search: 'step=3&tape=one', navigation: 1 });
  expect(lab.send({ type: 'HASH.CHANGE', hash }).after.context.visit).toBe(visit);
});
