import { expect, test } from 'vitest';
import { drive } from '#statelab/explore/drive.ts';
import type { PathsResult } from '#statelab/explore/describe-paths.ts';
import { pathsMachine } from '#statelab/views/paths.machine.ts';

const cover = { kind: 'state', id: 'door.open' } as const;
const result: PathsResult = {
  summary: '1 path',
  bound: '',
  notOnPage: [],
  breaks: [],
  unrepeatable: [],
  leftOut: [],
  guessed: [],
  unreachable: [],
  unknown: [],
  paths: [],
};

const start = () =>
  drive({
    machine: pathsMachine,
    input: { machine: 'parking', params: { goal: cover, path: 2 } },
    events: [],
    outcomes: {
      findPaths: [
        { name: 'found', output: result },
        { name: 'broken', error: new Error('The machine broke.') },
      ],
    },
    key: ({ value }) => value,
    invariants: {},
  });

test('what the address asks for is looked for at once, and its path is shown to the end', () => {
  const paths = start();
  paths.settle('findPaths', 'found');
  expect(paths.snapshot().context).toMatchObject({ result, params: { path: 2 }, step: null });
  expect(paths.send({ type: 'STEP.GO', step: 1 }).after.context.step).toBe(1);
  const { after } = paths.send({ type: 'PATH.CHOOSE', path: 3 });
  expect(after.context).toMatchObject({ params: { goal: cover, path: 3 }, step: null });
});

test('another question starts over from its first path', () => {
  const paths = start();
  paths.settle('findPaths', 'found');
  const { after, started } = paths.send({ type: 'PATHS.ASK', goal: null });
  expect(after.value).toBe('searching');
  expect(after.context).toMatchObject({ result: null, params: { goal: null, path: 1 } });
  expect(started).toEqual([{ actor: 'findPaths', input: { machine: 'parking', goal: null } }]);
});

test('reports a machine that cannot be explored, and takes another question', () => {
  const paths = start();
  paths.settle('findPaths', 'broken');
  expect(paths.snapshot().value).toBe('failed');
  expect(paths.send({ type: 'PATHS.ASK', goal: cover }).after.value).toBe('searching');
});
