import { describe, expect, test } from 'vitest';
import { createMachine, fromPromise, setup, type AnyStateMachine } from 'xstate';
import type { Scenario } from '#statelab/scenario.ts';
import { checkModel } from '#statelab/check/model-checks.ts';
import { checkOrder } from '#statelab/check/order-checks.ts';

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
    { kind: 'unhandled failure', where: 'faulty of helper' },
    { kind: 'never taken', where: 'faulty.start on GO' },
    { kind: 'unhandled failure', where: 'faulty.start of loader' },
    { kind: 'dead end', where: 'faulty.stuck' },
    { kind: 'endless loop', where: 'faulty.ping' },
    { kind: 'endless loop', where: 'faulty.pong' },
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

const scenarioOf = (machine: AnyStateMachine): Scenario => ({
  machine,
  events: ['GO', 'STOP'].map((type) => ({ event: { type } })),
  outcomes: {},
  key: ({ value }) => JSON.stringify(value),
  invariants: {},
});

describe('where only the order decides', () => {
  const guards = { yes: () => true, 'yes, too': () => true, no: () => false };
  const chooser = setup({ guards });

  test('finds two guards that pass at once, with and without an event', () => {
    const machine = chooser.createMachine({
      id: 'chooser',
      initial: 'start',
      states: {
        start: {
          on: {
            GO: [
              { guard: 'no', target: 'start' },
              { guard: 'yes', target: 'left' },
              { guard: 'yes, too', target: 'right' },
              { target: 'start' },
            ],
          },
        },
        left: {
          always: [
            { guard: 'yes, too', target: 'right' },
            { guard: 'yes', target: 'start' },
          ],
        },
        right: {},
      },
    });
    expect(checkOrder(scenarioOf(machine)).found).toEqual([
      { kind: 'order decides', where: 'chooser.start on GO: ‘yes’ before ‘yes, too’' },
      { kind: 'order decides', where: 'chooser.left on always: ‘yes, too’ before ‘yes’' },
    ]);
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
});
