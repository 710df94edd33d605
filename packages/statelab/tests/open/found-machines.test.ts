import { createMachine } from 'xstate';
import { expect, test } from 'vitest';
import { foundMachines, openModule } from '#statelab/open/found-machines.ts';
import { derivedScenario } from '#statelab/open/derived-scenario.ts';

const toggle = () =>
  createMachine({
    id: 'toggle',
    initial: 'off',
    states: { off: { on: { FLIP: 'on' } }, on: { on: { FLIP: 'off' } } },
  });

test('every machine of a module is found, and nothing else of it', () => {
  const exports = { toggle: toggle(), limit: 3, helper: () => null, none: null };
  expect(foundMachines([{ file: 'toggle.ts', exports }]).machines.map(({ id }) => id)).toEqual([
    'toggle',
  ]);
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

test('files that cannot be opened are listed with the reason, beside those that can', async () => {
  const modules = await Promise.all([
    openModule('a.ts', async () => ({ toggle: toggle() })),
    openModule('broken.ts', async () => {
      throw new Error('Unexpected token');
    }),
    openModule('none.ts', async () => ({ a: 1 })),
  ]);
  const { machines, unopened } = foundMachines(modules);
  expect(machines.map(({ id }) => id)).toEqual(['toggle']);
  expect(unopened).toEqual([
    { file: 'broken.ts', reason: 'Unexpected token' },
    {
      file: 'none.ts',
      reason:
        'No XState machine is exported by none.ts. Export one: `export const machine = createMachine({ … })`.',
    },
  ]);
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
