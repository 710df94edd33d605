import { expect, test } from 'vitest';
import { createLabServer } from '#statelab/build/serve-lab.ts';
import { keepVerdicts } from '#statelab/build/keep-verdicts.ts';

test('the lab serves the last verdict on each machine', async () => {
  const scenario = { machine: 'kept-door', name: 'scenario', faults: [] };
  const choices = { machine: 'kept-door', name: 'choices', faults: ['No tape takes KNOCK.'] };
  await keepVerdicts([{ ...scenario, machine: 'kept-bell' }], new Date('2026-11-26T01:00:00Z'));
  await keepVerdicts(
    [
      { ...scenario, faults: ['It can lock.'] },
      { ...choices, takes: { untaken: ['KNOCK'], count: 4 } },
    ],
    new Date('2026-11-27T01:00:00Z'),
  );
  const served = await createLabServer('no-such-folder').request('/lab/verdicts.json');
  expect(await served.json()).toMatchObject({
    'kept-bell': { at: '2026-11-26T01:00:00.000Z', faults: 0, untaken: [], parts: 0 },
    'kept-door': {
      at: '2026-11-27T01:00:00.000Z',
      faults: 2,
      untaken: ['KNOCK'],
      parts: 4,
    },
  });
});
