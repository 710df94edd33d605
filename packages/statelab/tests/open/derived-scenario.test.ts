import { and, createMachine, fromPromise, not, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { derivedScenario } from '#statelab/open/derived-scenario.ts';
import { explore } from '#statelab/explore/explore.ts';
import { replayTape } from '#statelab/replay/replay-tape.ts';
import { parseTape } from '#statelab/tape/parse-tape.ts';
import { recordPath } from '#statelab/tape/record-path.ts';

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

  test('guards that are asked about the end of an actor answer both ways', () => {
    const machine = setup({
      actors: { fetchPage: fromPromise(async () => ({ pages: 1 })) },
      guards: { 'is last': () => true, 'may retry': () => true },
    }).createMachine({
      id: 'reader',
      initial: 'reading',
      states: {
        reading: {
          invoke: {
            src: 'fetchPage',
            onDone: [{ guard: 'is last', target: 'read' }, { target: 'more' }],
            onError: [{ guard: 'may retry', target: 'again' }, { target: 'failed' }],
          },
        },
        read: {},
        more: {},
        again: {},
        failed: {},
      },
    });
    expect(derivedScenario(machine, 'reader').outcomes).toEqual({
      fetchPage: [
        { name: 'done: is last', output: { guards: { 'is last': true } } },
        { name: 'done: not is last', output: { guards: { 'is last': false } } },
        { name: 'a failure: may retry', error: new Error('{"guards":{"may retry":true}}') },
        { name: 'a failure: not may retry', error: new Error('{"guards":{"may retry":false}}') },
      ],
    });
    expect(reach(machine)).toMatchObject({ unreached: [], unreachedStates: [] });
  });

  test('a failure that a guard told apart is found again on a tape', () => {
    const machine = createMachine({
      id: 'caller',
      initial: 'calling',
      states: {
        calling: {
          invoke: {
            src: 'call',
            onError: [{ guard: ({ event }) => event.error === null, target: 'again' }, 'failed'],
          },
        },
        again: {},
        failed: {},
      },
    });
    const scenario = derivedScenario(machine, 'caller');
    const [, [, no] = []] = Object.entries(scenario.outcomes)[0] ?? [];
    const step = { kind: 'outcome', actor: 'call', outcome: no?.name ?? '' } as const;
    const about = { path: '', recordedAt: '2026-11-21T00:00:00.000Z', masked: false };
    const tape = recordPath(scenario, [step], about);
    expect(tape.steps[0]?.state).toBe('failed');
    const read = parseTape(JSON.stringify(tape), 'call.json');
    if ('refusal' in read) throw new Error(read.refusal);
    expect(replayTape(scenario, read.tape).difference).toBeUndefined();
  });
});
