import { and, assign, createMachine, fromPromise, not, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { derivedScenario } from '#lab/open/derived-scenario.ts';
import { explore } from '#lab/paths/explore.ts';

/** What is found of a machine of which nothing is known. */
const reach = (machine: Parameters<typeof derivedScenario>[0]) =>
  explore(derivedScenario(machine, machine.id));

describe('of a machine without a scenario', () => {
  test('every event comes with every answer of the guards that it asks', () => {
    const machine = setup({
      guards: { 'is adult': () => false, 'is barred': () => false },
    }).createMachine({
      id: 'door',
      initial: 'shut',
      states: {
        shut: { on: { KNOCK: { guard: and(['is adult', not('is barred')]), target: 'open' } } },
        open: { on: { LEAVE: 'shut' } },
      },
    });
    expect(derivedScenario(machine, 'door').events.map(({ event }) => event)).toEqual([
      { type: 'KNOCK', guards: { 'is adult': true, 'is barred': true } },
      { type: 'KNOCK', guards: { 'is adult': true, 'is barred': false } },
      { type: 'KNOCK', guards: { 'is adult': false, 'is barred': true } },
      { type: 'KNOCK', guards: { 'is adult': false, 'is barred': false } },
      { type: 'LEAVE' },
    ]);
    expect(reach(machine).unreached).toEqual([]);
  });

  test('a guard written in place is named by its code, and answers both ways', () => {
    const machine = createMachine({
      id: 'search',
      initial: 'idle',
      states: {
        idle: {
          on: {
            ASK: [
              { guard: ({ event }) => event['words'].length > 2, target: 'asking' },
              { target: 'refused' },
            ],
          },
        },
        asking: {},
        refused: {},
      },
    });
    expect(derivedScenario(machine, 'search').events.map(({ event }) => event)).toEqual([
      { type: 'ASK', guards: { "event['words'].length>2": true } },
      { type: 'ASK', guards: { "event['words'].length>2": false } },
    ]);
    expect(reach(machine).unreachedStates).toEqual([]);
  });

  test('actors written in place end well and badly, and never run', () => {
    let runs = 0;
    const machine = createMachine({
      id: 'loader',
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            src: fromPromise(async () => {
              runs += 1;
            }),
            onDone: 'there',
            onError: 'failed',
          },
        },
        there: {},
        failed: {},
      },
    });
    expect(reach(machine)).toMatchObject({ unreached: [], unreachedStates: [] });
    expect(runs).toBe(0);
  });

  test('an actor that nobody provided ends like any other', () => {
    const machine = createMachine({
      id: 'waiter',
      initial: 'waiting',
      states: { waiting: { invoke: { src: 'bell', onDone: 'called' } }, called: {} },
    });
    expect(reach(machine).unreachedStates).toEqual([]);
  });

  test('an event that lacks what an action needs does nothing', () => {
    const machine = createMachine({
      id: 'basket',
      context: { names: new Array<string>() },
      initial: 'open',
      states: {
        open: {
          on: {
            ADD: {
              actions: assign({
                names: ({ context, event }) => [...context.names, event['item'].name],
              }),
            },
            PAY: 'paid',
          },
        },
        paid: {},
      },
    });
    expect(reach(machine).unreachedStates).toEqual([]);
  });

  test('what a wildcard is meant for is an event of another name', () => {
    const machine = createMachine({
      id: 'mouse',
      initial: 'up',
      states: { up: { on: { 'mouse.*': 'moved', '*': 'lost' } }, moved: {}, lost: {} },
    });
    expect(reach(machine).unreached).toEqual([]);
  });
});
