import { expect, test } from 'vitest';
import { nearMeScenario } from '#machines/near-me/near-me.scenario.ts';
import { drive } from '#statelab/explore/drive.ts';
import { exportMachine } from '#statelab/export/export.machine.ts';
import { recordPath } from '#statelab/tape/record-path.ts';

const tape = recordPath(nearMeScenario, [], { path: '/near-me', recordedAt: '', masked: false });

const start = () =>
  drive({
    machine: exportMachine,
    input: { machine: 'near-me' },
    events: [],
    outcomes: {
      readTapeFile: [
        { name: 'a tape', output: { tape } },
        { name: 'no tape', output: { refusal: 'This is no tape.' } },
      ],
      copyText: [{ name: 'refused', error: new Error('The browser refused.') }],
    },
    key: ({ value }) => JSON.stringify(value),
    invariants: {},
  });

test('an invalid tape keeps the previous one', () => {
  const exporter = start();
  const file = new File([''], 'tape.json');
  exporter.send({ type: 'TAPE.OPEN', file });
  exporter.settle('readTapeFile', 'a tape');
  expect(exporter.snapshot().context).toMatchObject({ tape, refusal: null });
  exporter.send({ type: 'TAPE.OPEN', file });
  exporter.settle('readTapeFile', 'no tape');
  expect(exporter.snapshot().context).toMatchObject({ tape, refusal: 'This is no tape.' });
});

test('reports a failed copy until the next try', () => {
  const exporter = start();
  const { started } = exporter.send({ type: 'TEXT.COPY', text: 'a test' });
  expect(started).toEqual([{ actor: 'copyText', input: { text: 'a test' } }]);
  exporter.settle('copyText', 'refused');
  expect(exporter.snapshot().hasTag('not copied')).toBe(true);
  exporter.send({ type: 'TEXT.COPY', text: 'a test' });
  expect(exporter.snapshot().hasTag('not copied')).toBe(false);
});
