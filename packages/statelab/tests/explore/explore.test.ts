import { assign, createMachine, fromPromise, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Scenario } from '#statelab/scenario.ts';
import { coverTransitions } from './cover-transitions.ts';
import { drive } from '#statelab/explore/drive.ts';
import { explore } from '#statelab/explore/explore.ts';
import { findPaths } from '#statelab/explore/find-paths.ts';
import { scenarioOf } from '#statelab/tests/scenario-of.ts';
import { shelf } from './shelf.machine.ts';

const noNumber = (): Promise<number> => Promise.reject(new Error('not provided'));

// What XState reads the types of a machine from; the values mean nothing.
const counterTypes: { context: { count: number }; events: { type: 'ADD' } | { type: 'CHECK' } } = {
  context: { count: 0 },
  events: { type: 'ADD' },
};

/** A kettle: it heats for 300 ms or until it is lifted, asks a thermometer, and never waits 1000 ms. */
const kettle = setup({
  actors: { readThermometer: fromPromise(noNumber) },
  guards: { 'is hot': (_, degrees: number) => degrees > 90 },
}).createMachine({
  id: 'kettle',
  initial: 'off',
  states: {
    off: {
      on: { SWITCH: 'heating', LIFT: { description: 'Lifting a cold kettle does nothing.' } },
    },
    heating: {
      after: { 300: 'reading', 1000: 'broken' },
      on: { LIFT: 'off' },
    },
    reading: {
      invoke: {
        src: 'readThermometer',
        onDone: [
          { guard: { type: 'is hot', params: ({ event }) => event.output }, target: 'hot' },
          { target: 'heating' },
        ],
        onError: 'broken',
      },
    },
    hot: { always: 'off' },
    broken: {},
  },
});

const kettleScenario: Scenario = {
  ...scenarioOf(kettle, 'SWITCH', 'LIFT'),
  outcomes: {
    readThermometer: [
      { name: 'hot', output: 96 },
      { name: 'lukewarm', output: 40 },
      { name: 'no answer', error: new Error('The thermometer does not answer.') },
    ],
  },
};

describe('driving a machine', () => {
  test('each step tells what it changed, took and started', () => {
    const driver = drive(kettleScenario);
    expect(driver.send({ type: 'SWITCH' }).transitions).toEqual(['kettle.off|SWITCH|0']);
    const waited = driver.wait(300);
    expect(waited.before.value).toBe('heating');
    expect(waited.after.value).toBe('reading');
    expect(waited.started).toEqual([{ actor: 'readThermometer', input: undefined }]);
    expect(driver.settle('readThermometer', 'hot').transitions).toEqual([
      'kettle.reading|xstate.done.actor.0.kettle.reading|0',
      'kettle.hot|always|0',
    ]);
    expect(driver.snapshot().value).toBe('off');
  });

  test('offers the events, only the next timer, and the outcomes of running effects', () => {
    const driver = drive(kettleScenario);
    driver.send({ type: 'SWITCH' });
    expect(driver.steps()).toEqual([
      { kind: 'event', event: { type: 'SWITCH' } },
      { kind: 'event', event: { type: 'LIFT' } },
      { kind: 'wait', ms: 300 },
    ]);
    driver.wait(300);
    expect(driver.steps().slice(2)).toEqual([
      { kind: 'outcome', actor: 'readThermometer', outcome: 'hot' },
      { kind: 'outcome', actor: 'readThermometer', outcome: 'lukewarm' },
      { kind: 'outcome', actor: 'readThermometer', outcome: 'no answer' },
    ]);
  });

  test('an effect that is not under way cannot be ended', () => {
    expect(() => drive(kettleScenario).settle('readThermometer', 'hot')).toThrow(
      "The effect 'readThermometer' cannot end in 'hot' at this moment.",
    );
  });

  test('a stopped effect has no outcomes', () => {
    const impatient = setup({ actors: { count: fromPromise(noNumber) } }).createMachine({
      initial: 'asking',
      states: { asking: { invoke: { src: 'count' }, on: { LEAVE: 'gone' } }, gone: {} },
    });
    const outcomes = { count: [{ name: 'any', output: 1 }] };
    const driver = drive({ ...scenarioOf(impatient), outcomes });
    expect(driver.steps()).toEqual([{ kind: 'outcome', actor: 'count', outcome: 'any' }]);
    driver.send({ type: 'LEAVE' });
    expect(driver.steps()).toEqual([]);
  });

  test('a machine that breaks in its scenario says at which step', () => {
    const unsure = () => {
      throw new Error('no idea');
    };
    const on = { GO: { guard: 'unsure', actions: [] } } as const;
    const broken = setup({ guards: { unsure } }).createMachine({ id: 'broken', on });
    expect(() => explore(scenarioOf(broken, 'GO'))).toThrow(
      'The machine \'broken\' broke at {"kind":"event","event":{"type":"GO"}}. Unable to evaluate guard \'unsure\' in transition for event \'GO\' in state node \'broken\':\nno idea',
    );
  });
});

describe('exploring a machine', () => {
  test('finds every moment, and every transition that time allows', () => {
    const { moments, covered, unreached, skippedMoments } = explore(kettleScenario);
    expect([...moments.keys()]).toEqual(['"off"', '"heating" 300 1000', '"reading"', '"broken"']);
    expect(covered).toHaveLength(8);
    // The other timer of that state is always first.
    expect(unreached).toEqual(['kettle.heating|xstate.after.1000.kettle.heating|0']);
    expect(skippedMoments).toBe(0);
  });

  test('says how much it left aside when a bound was reached', () => {
    expect(explore(kettleScenario, { depth: 1 })).toMatchObject({ skippedMoments: 1 });
    expect(explore(kettleScenario, { depth: 1 }).covered).toHaveLength(2);
    const few = explore(kettleScenario, { moments: 2 });
    expect([few.moments.size, few.skippedMoments]).toEqual([2, 1]);
  });

  test('tries only what is allowed', () => {
    const { covered } = explore(kettleScenario, { allow: (_, step) => step.kind === 'event' });
    expect(covered).toEqual(['kettle.off|SWITCH|0', 'kettle.off|LIFT|0', 'kettle.heating|LIFT|0']);
  });

  test('counts the transitions that starting took', () => {
    const eager = createMachine({
      id: 'eager',
      initial: 'here',
      states: { here: { always: 'there' }, there: {} },
    });
    const exploration = explore(scenarioOf(eager));
    expect(exploration.covered).toEqual(['eager.here|always|0']);
    expect(coverTransitions(scenarioOf(eager), exploration)).toEqual([]);
  });
});

/** The transitions of each step of each covering path. */
const transitionsTaken = (scenario: Scenario, longest?: number) =>
  coverTransitions(scenario, explore(scenario), longest).map((path) =>
    path.map(({ transitions }) => transitions),
  );

describe('covering paths', () => {
  test('take every transition that was found, going on while there is something new', () => {
    const paths = transitionsTaken(kettleScenario);
    expect(paths).toHaveLength(1);
    expect(new Set(paths.flat(2))).toEqual(new Set(explore(kettleScenario).covered));
  });

  test('are true even where a key takes different moments for the same', () => {
    const counter = setup({
      types: counterTypes,
      guards: { 'is zero': ({ context }) => context.count === 0 },
      actions: { add: assign({ count: ({ context }) => context.count + 1 }) },
    }).createMachine({
      id: 'counter',
      context: { count: 0 },
      on: { ADD: { actions: 'add' }, CHECK: { guard: 'is zero', actions: [] } },
    });
    const scenario: Scenario = {
      ...scenarioOf(counter, 'ADD', 'CHECK'),
      key: ({ context }) => (context.count % 2 === 0 ? 'even' : 'odd'),
    };
    // The way back to 'even' leads to 2, where CHECK does nothing.
    expect(transitionsTaken(scenario)).toEqual([
      [['counter|ADD|0'], ['counter|ADD|0']],
      [['counter|CHECK|0']],
    ]);
  });
});

test('a path that breaks when it is taken again is left out and named, and the others stay', () => {
  // It takes a lost list for an empty one.
  const scenario = { ...scenarioOf(shelf, 'LOSE', 'SORT', 'DUST'), key: () => 'shelf' };
  const found = findPaths(scenario, null);
  expect(found.leftOut).toEqual([
    `The machine 'shelf' broke at {"kind":"event","event":{"type":"SORT"}}. Cannot read properties of null (reading 'toReversed')`,
  ]);
  expect(found.paths.map((path) => path.flatMap(({ transitions }) => transitions))).toEqual([
    ['shelf|LOSE|0', 'shelf|DUST|0'],
  ]);
});

test('offers no step once the machine is done', () => {
  const machine = createMachine({
    initial: 'on',
    states: { on: { on: { END: 'off' } }, off: { type: 'final' } },
  });
  const driver = drive(scenarioOf(machine, 'END'));
  expect(driver.steps()).toHaveLength(1);
  driver.send({ type: 'END' });
  expect(driver.steps()).toEqual([]);
});
