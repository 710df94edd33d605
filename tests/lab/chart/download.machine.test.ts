import { expect, test } from 'vitest';
import { labMachineOf } from '#lab.config.ts';
import { drive } from '#paths/drive.ts';
import { layOutMachines } from '#src/lab/build/lay-out-machines.ts';
import { downloadMachine } from '#src/lab/chart/download.machine.ts';

test('a chart is saved in the format that was asked for; a failure is told until the next one', async () => {
  const layout = (await layOutMachines())[labMachineOf('sticky-bar')?.id ?? ''];
  if (layout === undefined) throw new Error('There is no chart of the sticky bar.');
  const download = drive({
    machine: downloadMachine,
    input: { layout },
    events: [],
    outcomes: { saveChart: [{ name: 'too large', error: new Error('The chart is too large.') }] },
    key: ({ value }) => value,
    invariants: {},
  });
  const { started } = download.send({ type: 'FILE.ASK', format: 'png' });
  expect(started).toEqual([{ actor: 'saveChart', input: { layout, format: 'png' } }]);
  download.settle('saveChart', 'too large');
  expect(download.snapshot().hasTag('failed')).toBe(true);
  download.send({ type: 'FILE.ASK', format: 'svg' });
  expect(download.snapshot().hasTag('failed')).toBe(false);
});
