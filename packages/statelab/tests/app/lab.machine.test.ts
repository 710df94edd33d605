import { expect, test } from 'vitest';
import { drive } from '#statelab/explore/drive.ts';
import { labMachine } from '#statelab/app/lab.machine.ts';

test('follows the browser’s hash, counts navigations, and keeps why files were refused', () => {
  const lab = drive({
    machine: labMachine,
    input: { hash: '#/' },
    events: [],
    outcomes: {},
    key: ({ context }) => context.hash,
    invariants: {},
  });
  expect(lab.snapshot().context).toEqual({ hash: '#/', navigations: 0, refusals: [] });
  const { after } = lab.send({ type: 'HASH.CHANGE', hash: '#/machines/parking' });
  expect(after.context).toEqual({ hash: '#/machines/parking', navigations: 1, refusals: [] });
  const refused = lab.send({ type: 'FILES.REFUSE', refusals: ['lamp.ts:3: Expected ",".'] });
  expect(refused.after.context).toMatchObject({
    hash: '#/machines/parking',
    refusals: ['lamp.ts:3: Expected ",".'],
  });
});
