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
  // An earlier run of this test left its verdicts there.
  const [first, second] = [new Date(), new Date(Date.now() + 1)];
  openFile('./kept/other-door.ts', 'kept-door');
  await keepVerdicts([scenario], first);
  openFile('kept/door.ts', 'kept-door');
  await keepVerdicts(
    [
      { ...scenario, faults: ['It can lock.'] },
      { ...choices, takes: { untaken: ['KNOCK'], count: 4 } },
    ],
    second,
  );
  const served = await createLabServer('no-such-folder').request('/lab/verdicts.json');
  expect(await served.json()).toMatchObject({
    'kept/other-door.ts made': {
      at: first.toISOString(),
      faults: 0,
      untaken: [],
      parts: 0,
    },
    'kept/door.ts made': {
      at: second.toISOString(),
      faults: 2,
      untaken: ['KNOCK'],
      parts: 4,
    },
  });
});
