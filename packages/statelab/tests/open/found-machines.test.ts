import { createMachine } from 'xstate';
import { expect, test } from 'vitest';
import { foundMachines } from '#statelab/open/found-machines.ts';
import { derivedScenario } from '#statelab/open/derived-scenario.ts';

const toggle = () =>
  createMachine({
    id: 'toggle',
    initial: 'off',
    states: { off: { on: { FLIP: 'on' } }, on: { on: { FLIP: 'off' } } },
  });

test('every machine of a module is found, and nothing else of it', () => {
  const exports = { toggle: toggle(), limit: 3, helper: () => null, none: null };
  expect(foundMachines([{ file: 'toggle.ts', exports }]).map(({ id }) => id)).toEqual(['toggle']);
});

test('a machine without an id goes by the name of its export', () => {
  const light = createMachine({ initial: 'red', states: { red: {} } });
  const [found] = foundMachines([{ file: 'light.ts', exports: { light } }]);
  expect(found?.id).toBe('light');
  expect(found?.machine.id).toBe('light');
});

test('a scenario of a machine is taken as it is, whichever module it is in', () => {
  const machine = toggle();
  const scenario = { ...derivedScenario(machine, 'toggle'), machine, key: () => 'one' };
  const modules = [
    { file: 'toggle.ts', exports: { machine } },
    { file: 'toggle.scenario.ts', exports: { scenario } },
  ];
  const [found, ...more] = foundMachines(modules);
  expect(found?.scenario).toBe(scenario);
  expect(more).toEqual([]);
});

test('a module without a machine, and two machines of one id, are refused in a sentence', () => {
  expect(() => foundMachines([{ file: 'a.ts', exports: { a: 1 } }])).toThrow(
    'No XState machine is exported by a.ts.',
  );
  expect(() =>
    foundMachines([{ file: 'a.ts', exports: { one: toggle(), other: toggle() } }]),
  ).toThrow("Two machines of a.ts have the id 'toggle'. Give each one of its own.");
});
