import { expect, test } from 'vitest';
import { drive } from '#statelab/paths/drive.ts';
import { labMachine } from '#statelab/app/lab.machine.ts';

const param = { name: 'moves', pack: async () => null, tooLong: 'It is too long.' };

const start = () =>
  drive({
    machine: labMachine,
    input: { hash: '#/' },
    events: [],
    outcomes: {
      pack: [
        { name: 'packed', output: 'abc' },
        { name: 'too long', output: null },
        { name: 'fails', error: new Error('There is no such stream.') },
      ],
    },
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
  expect(visitAt('#/machines/near-me/live?pane=pins')).toBe(first);
  expect(visitAt('#/machines/near-me/live?tape=one&pane=pins')).toBe(first);
  expect(visitAt('#/machines/near-me/live?tape=two')).toEqual({
    machine: 'near-me',
    search: 'tape=two',
    navigation: 9,
  });
  expect(visitAt('#/machines/near-me/live?tape=two&step=1')).toMatchObject({ navigation: 10 });
  expect(visitAt('#/machines/form/live')).toEqual({ machine: 'form', search: '', navigation: 11 });
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

test('packs a parameter after the debounce', () => {
  const lab = start();
  lab.send({ type: 'HASH.PACK', hash: '#/machines/form/simulate?at=1', param });
  lab.wait(99);
  lab.send({ type: 'HASH.PACK', hash: '#/machines/form/simulate?at=2', param });
  expect(lab.wait(99).after.value).toBe('settling');
  expect(lab.wait(1).started).toEqual([{ actor: 'pack', input: param }]);
  const { after, sentEvents } = lab.settle('pack', 'packed');
  expect(after.value).toBe('settled');
  expect(sentEvents).toEqual([
    {
      actor: 'browserHash',
      event: { type: 'HISTORY.REPLACE', hash: '#/machines/form/simulate?at=2&moves=abc' },
    },
  ]);
});

test.each(['too long', 'fails'])(
  'drops a parameter that cannot be packed (%s), and says so',
  (outcome) => {
    const lab = start();
    lab.send({ type: 'HASH.PACK', hash: '#/machines/form/simulate', param });
    lab.wait(100);
    const { context } = lab.settle('pack', outcome).after;
    expect(context).toMatchObject({
      hash: '#/machines/form/simulate',
      linkProblem: 'It is too long.',
    });
    const { after } = lab.send({ type: 'HASH.REPLACE', hash: '#/machines/form/chart' });
    expect(after.context.linkProblem).toBeNull();
  },
);

test('packs nothing after a navigation', () => {
  const lab = start();
  lab.send({ type: 'HASH.PACK', hash: '#/machines/form/simulate', param });
  lab.send({ type: 'HASH.CHANGE', hash: '#/machines/form/paths' });
  expect(lab.wait(200)).toMatchObject({ started: [], sentEvents: [] });
  expect(lab.snapshot().context.hash).toBe('#/machines/form/paths');
});
