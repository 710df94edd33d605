import { expect, test } from 'vitest';
import { createMachine, fromPromise, setup } from 'xstate';
import { labMachines } from '#lab.config.ts';
import { checkModel, type Finding } from '#paths/model-checks.ts';

/** What a machine may show, each with the reason. */
const accepted: Readonly<Record<string, readonly Finding[]>> = {
  // The form has given way to the thanks; the page stays, so the machine is not done.
  form: [{ kind: 'dead end', where: 'arrived' }],
  // The page is asked where the visitor is once; a reload asks again.
  'near-me': [
    { kind: 'dead end', where: 'near-me.located' },
    { kind: 'dead end', where: 'near-me.unlocated' },
  ],
};

test.each(labMachines.map(({ id, machine }) => ({ id, machine })))(
  '$id: nothing is wrong with it by its look but what has a reason',
  ({ id, machine }) => {
    expect(checkModel(machine)).toEqual(accepted[id] ?? []);
  },
);

test('a machine with every fault', () => {
  const machine = setup({
    actors: { load: fromPromise(async () => 1) },
    guards: { 'is late': () => true },
  }).createMachine({
    id: 'faulty',
    initial: 'start',
    states: {
      start: {
        invoke: { id: 'loader', src: 'load', onDone: 'stuck' },
        on: { GO: [{ target: 'stuck' }, { guard: 'is late', target: 'ping' }], SPIN: 'ping' },
      },
      stuck: {},
      ping: { always: 'pong' },
      pong: { always: 'ping' },
      island: { on: { GO: 'start' } },
      end: { type: 'final' },
    },
  });
  expect(checkModel(machine)).toEqual([
    { kind: 'never taken', where: 'faulty.start on GO' },
    { kind: 'unhandled failure', where: 'faulty.start of loader' },
    { kind: 'dead end', where: 'faulty.stuck' },
    { kind: 'endless loop', where: 'faulty.ping' },
    { kind: 'endless loop', where: 'faulty.pong' },
    { kind: 'unreachable', where: 'faulty.island' },
    { kind: 'unreachable', where: 'faulty.end' },
  ]);
});

test('what only looks like a fault is none', () => {
  const machine = createMachine({
    id: 'fine',
    type: 'parallel',
    on: { RESET: { target: '.left.b' } },
    states: {
      left: { initial: 'a', states: { a: { on: { GO: 'b' } }, b: {}, h: { type: 'history' } } },
      right: {
        initial: 'open',
        states: { open: { on: { CLOSE: 'closed' } }, closed: { type: 'final' } },
      },
    },
  });
  expect(checkModel(machine)).toEqual([{ kind: 'unreachable', where: 'fine.left.h' }]);
});
