import { expect, test } from 'vitest';
import { drive } from '#statelab/explore/drive.ts';
import { chartMaker } from '#statelab/build/chart-maker.ts';
import { downloadMachine } from '#statelab/chart/download.machine.ts';
import { extractChart } from '#statelab/machine/extract.ts';
import { stickyBarScenario } from '#machines/sticky-bar/sticky-bar.scenario.ts';

test('saves a chart in the chosen format, and shows a failure until the next save', async () => {
  const layOut = chartMaker();
  const layout = await layOut(extractChart(stickyBarScenario.machine));
  const download = drive({
    machine: downloadMachine,
    input: { machine: stickyBarScenario.machine, layout },
    events: [],
    outcomes: { saveChart: [{ name: 'not JSON', error: new Error('The context is not JSON.') }] },
    key: ({ value }) => value,
    invariants: {},
  });
  const { started } = download.send({ type: 'FILE.ASK', format: 'json' });
  expect(started).toEqual([
    { actor: 'saveChart', input: { machine: stickyBarScenario.machine, layout, format: 'json' } },
  ]);
  download.settle('saveChart', 'not JSON');
  expect(download.snapshot().matches('failed')).toBe(true);
  download.send({ type: 'FILE.ASK', format: 'svg' });
  expect(download.snapshot().matches('failed')).toBe(false);
});
