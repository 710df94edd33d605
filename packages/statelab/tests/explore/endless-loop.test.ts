import { describe, expect, test } from 'vitest';
import { createMachine, raise, sendTo, type AnyStateMachine } from 'xstate';
import { scenarioOf } from '#statelab/tests/scenario-of.ts';
import type { LabMachine } from '#statelab/config.ts';
import { checkScenario, nameOf } from '#statelab/check/check-scenario.ts';
import { loopOf } from '#statelab/explore/endless-loop.ts';
import { drive } from '#statelab/explore/drive.ts';
import { createStepper } from '#statelab/explore/stepper.ts';

const always = createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { PRESS: 'bright' } },
    bright: { always: { guard: () => true, target: 'dim' } },
    dim: { always: { guard: () => true, target: 'bright' } },
  },
});

const raising = createMachine({
  id: 'bell',
  on: { PRESS: { actions: raise({ type: 'ECHO' }) }, ECHO: { actions: raise({ type: 'ECHO' }) } },
});

const toItself = sendTo(({ self }) => self, { type: 'ECHO' });

const calling = createMachine({
  id: 'caller',
  on: { PRESS: { actions: toItself }, ECHO: { actions: toItself } },
});

const entryOf = (machine: AnyStateMachine): LabMachine => ({
  id: machine.id,
  machine,
  scenario: scenarioOf(machine, 'PRESS'),
  module: '',
  path: null,
});

const thrownBy = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return loopOf(error)?.message;
  }
};

describe.each([
  [
    'eventless transitions',
    always,
    'It never comes to rest: lamp.bright on always, then lamp.dim on always.',
    ['lamp.bright|always|0', 'lamp.dim|always|0'],
  ],
  ['raised events', raising, 'It never comes to rest: bell on ECHO.', ['bell|ECHO|0']],
])('a loop of %s', (_, machine, sentence, transitions) => {
  const press = { type: 'PRESS' };

  test('is named by the checks, with its transitions for the chart', () => {
    const where = `${machine.id}. ${sentence}`;
    expect(checkScenario(entryOf(machine).scenario)).toContainEqual(
      expect.objectContaining({ kind: 'endless loop', where, transitions }),
    );
  });

  test('ends in the simulator and in a fold', () => {
    const move = { kind: 'event', event: press } as const;
    expect(thrownBy(() => drive(entryOf(machine).scenario).perform(move))).toContain(
      sentence.slice(0, 30),
    );
    const stepper = createStepper(machine);
    expect(thrownBy(() => stepper.next(stepper.open(undefined), press, 0))).toContain(
      sentence.slice(0, 30),
    );
  });
});

test('a loop at the start is named, too', () => {
  const machine = createMachine({ ...always.config, initial: 'dim' });
  expect(thrownBy(() => checkScenario(entryOf(machine).scenario))).toMatch(
    /^It never comes to rest: lamp\.(?:dim|bright) on always, then/,
  );
});

test('a loop of events that a machine sends to itself is named, and ends in the simulator', () => {
  const { scenario } = entryOf(calling);
  expect(checkScenario(scenario).map(nameOf)).toContain(
    'endless loop: caller. It never comes to rest: caller on ECHO.',
  );
  const press = { kind: 'event', event: { type: 'PRESS' } } as const;
  expect(thrownBy(() => drive(entryOf(calling).scenario).perform(press))).toContain(
    'It never comes',
  );
});
