import { expect, test } from 'vitest';
import { createMachine, fromPromise, setup } from 'xstate';
import { checkModel } from '#statelab/check/model-checks.ts';

test('finds every fault', () => {
  const machine = setup({
    actors: { load: fromPromise(async () => 1), helper: createMachine({}) },
    guards: { 'is late': () => true },
  }).createMachine({
    id: 'faulty',
    invoke: { id: 'helper', src: 'helper' },
    initial: 'start',
    states: {
      start: {
        invoke: { id: 'loader', src: 'load', onDone: 'stuck' },
        on: { GO: [{ target: 'stuck' }, { guard: 'is late', target: 'stuck' }] },
      },
      stuck: {},
      island: { on: { GO: 'start' } },
      end: { type: 'final' },
    },
  });
  expect(checkModel(machine)).toEqual([
    { kind: 'unhandled failure', where: 'faulty of helper' },
    { kind: 'never taken', where: 'faulty.start on GO' },
    { kind: 'unhandled failure', where: 'faulty.start of loader' },
    { kind: 'dead end', where: 'faulty.stuck' },
    { kind: 'unreachable', where: 'faulty.island' },
    { kind: 'unreachable', where: 'faulty.end' },
  ]);
});

test('reports nothing that only looks like a fault', () => {
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

test('finds two regions that handle an event that leaves one of them', () => {
  const machine = createMachine({
    id: 'desk',
    initial: 'open',
    states: {
      open: {
        type: 'parallel',
        states: {
          lamp: {
            initial: 'on',
            states: { on: { on: { GO: 'off' } }, off: { on: { GO: 'on' } } },
          },
          door: { on: { GO: '#closed', STOP: '#closed' } },
        },
      },
      closed: { id: 'closed', on: { GO: 'open' } },
    },
  });
  expect(checkModel(machine)).toEqual([
    { kind: 'order decides', where: 'desk.open on GO: lamp before door' },
  ]);
});
