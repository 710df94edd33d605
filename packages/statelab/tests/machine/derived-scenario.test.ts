import { assign, createMachine, fromPromise, type AnyStateMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import { derivedScenario } from '#statelab/machine/derived-scenario.ts';
import { explore } from '#statelab/explore/explore.ts';
import { replayTape } from '#statelab/replay/replay-tape.ts';
import { parseTape } from '#statelab/tape/parse-tape.ts';
import { recordPath } from '#statelab/tape/record-path.ts';
import * as history from '#statelab/tests/foreign/history.machine.ts';
import { parcel, player, post, search, seats } from './guessed.machine.ts';

/** What is found of a machine of which nothing is known. */
const reach = (machine: AnyStateMachine) => explore(derivedScenario(machine, machine.id));

describe('of a machine without a scenario', () => {
  test.each([
    ['params of a guard that come from an event and index the context', seats],
    ['an eventless transition of the same state that an event decides', player],
    ['a transition after a time that what was typed decides', search],
    ['the fifth guard of an event', post],
    ['a number that is written with an exponent', parcel],
  ])('reaches %s', (_, machine) => {
    expect(reach(machine)).toMatchObject({ unreached: [], unreachedStates: [], isComplete: false });
  });

  test('is explored in full only where no event carries anything that is read', () => {
    const doorWith = (guard: (_: { event: object }) => boolean) =>
      createMachine({
        id: 'door',
        initial: 'shut',
        states: { shut: { on: { KNOCK: { guard, target: 'open' } } }, open: {} },
      });
    const unreached = ['door.shut|KNOCK|0'];
    expect(reach(doorWith(() => false))).toMatchObject({ unreached, isComplete: true });
    expect(reach(doorWith((args) => 'key' in args.event))).toMatchObject({
      unreached,
      isComplete: false,
    });
  });

  test('an event that is only printed carries nothing', () => {
    const guard = ({ event }: { event: object }) => JSON.stringify(event) !== '';
    const machine = createMachine({ on: { GO: { guard, actions: () => {} } } });
    expect(derivedScenario(machine, 'bell').events).toEqual([{ event: { type: 'GO' } }]);
  });

  test.each([
    [26, history.nestedWizard],
    [50, history.parallelHistory],
  ])('history is followed in full: %i moments', (size, machine) => {
    const { moments, isComplete } = reach(machine);
    expect([moments.size, isComplete]).toEqual([size, true]);
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
    expect(reach(machine)).toMatchObject({ unreached: [], unreachedStates: [], isComplete: true });
    expect(runs).toBe(0);
  });

  test('a failure that a guard tells apart is found again on a tape', () => {
    const machine = createMachine({
      id: 'caller',
      initial: 'calling',
      states: {
        calling: {
          invoke: {
            src: 'call',
            onError: [
              {
                guard: ({ event }) =>
                  event.error instanceof Error && event.error.message === 'busy',
                target: 'again',
              },
              'failed',
            ],
          },
        },
        again: {},
        failed: {},
      },
    });
    const scenario = derivedScenario(machine, 'caller');
    const step = { kind: 'outcome', actor: 'call', outcome: 'a failure with "busy"' } as const;
    const about = { path: '', recordedAt: '2026-11-21T00:00:00.000Z', masked: false };
    const tape = recordPath(scenario, [step], about);
    expect(tape.steps[0]?.state).toBe('again');
    const read = parseTape(JSON.stringify(tape), 'call.json');
    expect(replayTape(scenario, read).difference).toBeUndefined();
  });

  test.each([
    ['chance', () => Math.random()],
    ['the time', () => Date.now()],
    ['the day', () => new Date().getDay()],
  ])('a step that depends on %s is not repeatable', (_, number) => {
    const machine = createMachine({
      id: 'dice',
      context: { eyes: 0 },
      on: { ROLL: { actions: assign({ eyes: number }) } },
    });
    expect(reach(machine)).toMatchObject({
      unrepeatable: [{ state: '', step: 'ROLL', what: 'context.eyes' }],
      isComplete: false,
    });
  });
});
