import { expect, test } from 'vitest';
import { drive } from '#lab/paths/drive.ts';
import { labMachine } from '#lab/app/lab.machine.ts';

const start = () =>
  drive({
    machine: labMachine,
    input: { hash: '#/' },
    events: [],
    outcomes: {},
    key: ({ context }) => context.hash,
    invariants: {},
  });

test('the lab follows the browser’s address, and writes nothing back', () => {
  const lab = start();
  const { after, told } = lab.send({ type: 'ADDRESS.CHANGE', hash: '#/machines/near-me' });
  expect(after.context.hash).toBe('#/machines/near-me');
  expect(told).toEqual([]);
});

test('a view that rewrites the address has it written', () => {
  const { after, told } = start().send({
    type: 'ADDRESS.REWRITE',
    hash: '#/machines/near-me/paths',
  });
  expect(after.context.hash).toBe('#/machines/near-me/paths');
  expect(told).toEqual([
    { actor: 'address', event: { type: 'ADDRESS.WRITE', hash: '#/machines/near-me/paths' } },
  ]);
});

test('a visit goes on while other views are looked at, until another one is opened', () => {
  const lab = start();
  const visitAt = (hash: string) => lab.send({ type: 'ADDRESS.CHANGE', hash }).after.context.visit;
  expect(visitAt('#/machines/near-me/chart')).toBeNull();
  const first = visitAt('#/machines/near-me/live?tape=one');
  expect(first).toEqual({ machine: 'near-me', search: 'tape=one' });
  expect(visitAt('#/machines/near-me/paths')).toBe(first);
  expect(visitAt('#/machines/form/chart')).toBe(first);
  expect(visitAt('#/')).toBe(first);
  expect(visitAt('#/machines/near-me/live')).toBe(first);
  expect(visitAt('#/machines/near-me/live?tape=two')).toEqual({
    machine: 'near-me',
    search: 'tape=two',
  });
  expect(visitAt('#/machines/form/live')).toEqual({ machine: 'form', search: '' });
});

test('each arrival at an address is counted; what a view rewrites is none', () => {
  const lab = start();
  const arrivalsAfter = (type: 'ADDRESS.CHANGE' | 'ADDRESS.REWRITE') =>
    lab.send({ type, hash: '#/machines/near-me' }).after.context.arrivals;
  expect(arrivalsAfter('ADDRESS.CHANGE')).toBe(1);
  expect(arrivalsAfter('ADDRESS.REWRITE')).toBe(1);
  expect(arrivalsAfter('ADDRESS.CHANGE')).toBe(2);
});
