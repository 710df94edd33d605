import { createMachine } from 'xstate';
import { expect, test } from 'vitest';
import { createLabServer } from '#statelab/build/serve-lab.ts';
import { keepVerdicts } from '#statelab/build/keep-verdicts.ts';
import { defineLab } from '#statelab/config.ts';
import { derivedScenario } from '#statelab/machine/derived-scenario.ts';

/** Registers a machine of a file alone. */
function openFile(module: string, id: string): void {
  const machine = createMachine({ id });
  const scenario = derivedScenario(machine, id);
  defineLab({ machines: [{ id, machine, scenario, module, exportName: 'made', path: null }] });
}

test('the lab serves the last verdict on each machine of each file', async () => {
  const scenario = { machine: 'kept-door', name: 'scenario', faults: [] };
  const choices = { machine: 'kept-door', name: 'choices', faults: ['No tape takes KNOCK.'] };
  openFile('./kept/other-door.ts', 'kept-door');
  await keepVerdicts([scenario], new Date('2026-11-26T01:00:00Z'));
  openFile('kept/door.ts', 'kept-door');
  await keepVerdicts(
    [
      { ...scenario, faults: ['It can lock.'] },
      { ...choices, takes: { untaken: ['KNOCK'], count: 4 } },
    ],
    new Date('2026-11-27T01:00:00Z'),
  );
  const served = await createLabServer('no-such-folder').request('/lab/verdicts.json');
  expect(await served.json()).toMatchObject({
    'kept/other-door.ts made': {
      at: '2026-11-26T01:00:00.000Z',
      faults: 0,
      untaken: [],
      parts: 0,
    },
    'kept/door.ts made': {
      at: '2026-11-27T01:00:00.000Z',
      faults: 2,
      untaken: ['KNOCK'],
      parts: 4,
    },
  });
});
