import { createMachine } from 'xstate';
import { expect, test } from 'vitest';
import { foundMachines, openModule } from '#statelab/machine/found-machines.ts';
import { derivedScenario } from '#statelab/machine/derived-scenario.ts';

const toggle = () =>
  createMachine({
    id: 'toggle',
    initial: 'off',
    states: { off: { on: { FLIP: 'on' } }, on: { on: { FLIP: 'off' } } },
  });

test('a machine without an id goes by the name of its export', () => {
  const light = createMachine({ initial: 'red', states: { red: {} } });
  const [found] = foundMachines([{ file: 'light.ts', exports: { light } }]).machines;
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
  const [found, ...more] = foundMachines(modules).machines;
  expect(found?.scenario).toBe(scenario);
  expect(more).toEqual([]);
});

test('a default export goes by its file, and a second machine of an id by its export, too', () => {
  const light = createMachine({ initial: 'red', states: { red: {} } });
  const one = toggle();
  const { machines } = foundMachines([
    { file: 'src/light.machine.ts', exports: { default: light } },
    { file: 'compiled.cjs', exports: { default: { __esModule: true, default: one, one } } },
    { file: 'toggle.ts', exports: { other: toggle() } },
  ]);
  expect(machines.map(({ id }) => id)).toEqual(['light', 'toggle', 'toggle (other)']);
});

test('a file that needs Node is refused in a page, with what to do', async () => {
  const module = await openModule('order.ts', async () => {
    throw new ReferenceError('process is not defined');
  });
  expect(foundMachines([module]).unopened).toEqual([
    {
      file: 'order.ts',
      reason:
        'It uses `process`, which no page has: move the machine to a file of its own, or see it by “statelab chart order.ts” and “statelab paths order.ts”, which run in Node.',
    },
  ]);
});
