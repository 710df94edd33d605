import { expect, test } from 'vitest';
import { machineFolders } from '#lab/machine-folders.ts';
import { nearMePage } from '#machines/near-me/near-me.page.ts';
import { nearMeScenario } from '#machines/near-me/near-me.scenario.ts';

const machine = { '../machines/near-me/near-me.machine.ts': {} };
const scenario = { '../machines/near-me/near-me.scenario.ts': { nearMeScenario } };
const page = { '../machines/near-me/near-me.page.ts': { nearMePage } };

test('a machine is what its folder holds', () => {
  expect(machineFolders({ ...machine, ...scenario, ...page })).toEqual({
    machines: [
      {
        id: 'near-me',
        machine: nearMeScenario.machine,
        scenario: nearMeScenario,
        module: '#machines/near-me/near-me.scenario.ts',
        path: '/near-me',
      },
    ],
    pages: [nearMePage],
  });
  const unseen = {
    '../machines/near-me/near-me.scenario.ts': { nearMeScenario, noPage: 'It only listens.' },
  };
  expect(machineFolders({ ...machine, ...unseen })).toMatchObject({
    machines: [{ path: null }],
    pages: [],
  });
});

test('a missing file is named, with what to write', () => {
  expect(() => machineFolders({ ...machine, ...page })).toThrow(
    'machines/near-me has no near-me.scenario.ts that exports nearMeScenario: write what can happen to the machine.',
  );
  expect(() => machineFolders({ ...machine, ...scenario })).toThrow(
    'machines/near-me has no near-me.page.ts: write how a visitor presses it, or say that it has no page.',
  );
});
