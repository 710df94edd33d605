import { expect, test } from 'vitest';
import { machineFolders } from '#lab/machine-folders.ts';
import { gstCalculatorPage } from '#machines/gst-calculator/gst-calculator.page.ts';
import { gstCalculatorScenario } from '#machines/gst-calculator/gst-calculator.scenario.ts';

const machine = { '../machines/gst-calculator/gst-calculator.machine.ts': {} };
const scenario = {
  '../machines/gst-calculator/gst-calculator.scenario.ts': { gstCalculatorScenario },
};
const page = { '../machines/gst-calculator/gst-calculator.page.ts': { gstCalculatorPage } };

test('a machine is what its folder holds', () => {
  expect(machineFolders({ ...machine, ...scenario, ...page })).toEqual({
    machines: [
      {
        id: 'gst-calculator',
        machine: gstCalculatorScenario.machine,
        scenario: gstCalculatorScenario,
        module: '#machines/gst-calculator/gst-calculator.scenario.ts',
        path: '/gst-calculator',
      },
    ],
    pages: [gstCalculatorPage],
  });
  const unseen = {
    '../machines/gst-calculator/gst-calculator.scenario.ts': {
      gstCalculatorScenario,
      noPage: 'It only listens.',
    },
  };
  expect(machineFolders({ ...machine, ...unseen })).toMatchObject({
    machines: [{ path: null }],
    pages: [],
  });
});

test('a missing file is named, with what to write', () => {
  expect(() => machineFolders({ ...machine, ...page })).toThrow(
    'machines/gst-calculator has no gst-calculator.scenario.ts that exports gstCalculatorScenario: write what can happen to the machine.',
  );
  expect(() => machineFolders({ ...machine, ...scenario })).toThrow(
    'machines/gst-calculator has no gst-calculator.page.ts: write how a visitor presses it, or say that it has no page.',
  );
});
