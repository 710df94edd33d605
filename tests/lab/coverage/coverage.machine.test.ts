import { expect, test } from 'vitest';
import { labMachineOf } from '#statelab/config.ts';
import { drive } from '#statelab/explore/drive.ts';
import { coverageMachine } from '#statelab/coverage/coverage.machine.ts';

const entry = labMachineOf('sticky-bar');
const counts = { states: { 'sticky-bar.shown': 1 }, transitions: {}, guards: {} };

const visit = { ...counts, visits: { ends: { shown: 1 }, otherShape: 0 } };

function start() {
  if (entry === undefined) throw new Error('There is no sticky bar in the lab.');
  return drive({
    machine: coverageMachine,
    input: { entry, chosen: { tests: true, visits: true, files: true } },
    events: [],
    outcomes: {
      loadTestCounts: [{ name: 'counted', output: { counts, note: null } }],
      readFiles: [
        { name: 'one of two', output: [{ counts }, { refusal: 'No tape.' }] },
        { name: 'a tape', output: [{ counts: visit }] },
      ],
    },
    key: ({ value }) => JSON.stringify(value),
    invariants: {},
  });
}

test('reads the counts of test runs at once; each source can be switched off and on', () => {
  const coverage = start();
  expect(coverage.snapshot().context.tests).toBeNull();
  coverage.settle('loadTestCounts', 'counted');
  expect(coverage.snapshot().context.tests).toEqual({ counts, note: null });
  coverage.send({ type: 'SOURCE.TOGGLE', source: 'files' });
  expect(coverage.snapshot().context.chosen).toEqual({ tests: true, visits: true, files: false });
  coverage.send({ type: 'SOURCE.TOGGLE', source: 'files' });
  expect(coverage.snapshot().context.chosen).toEqual({ tests: true, visits: true, files: true });
});

test('adds files to the counts; reports why a file cannot be counted', () => {
  const coverage = start();
  for (const _ of ['first lot', 'second lot']) {
    coverage.send({ type: 'FILES.OPEN', files: [] });
    coverage.settle('readFiles', 'one of two');
  }
  expect(coverage.snapshot().context).toMatchObject({
    files: [counts, counts],
    refusals: ['No tape.'],
  });
});

test('the first tapes switch the test runs off, once', () => {
  const coverage = start();
  const open = (what: string) => {
    coverage.send({ type: 'FILES.OPEN', files: [] });
    coverage.settle('readFiles', what);
    return coverage.snapshot().context.chosen.tests;
  };
  expect(open('one of two')).toBe(true);
  expect(open('a tape')).toBe(false);
  coverage.send({ type: 'SOURCE.TOGGLE', source: 'tests' });
  expect(open('a tape')).toBe(true);
});
