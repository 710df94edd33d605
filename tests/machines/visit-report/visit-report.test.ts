import { expect, test } from 'vitest';
import { visitReportScenario } from '#machines/visit-report/visit-report.scenario.ts';
import { drive } from '#statelab/explore/drive.ts';

/** A machine with a stopped recording and a report. */
function stopped(input = { canShare: true }) {
  const visit = drive({ ...visitReportScenario, input });
  visit.send({ type: 'RECORDING.STOP' });
  visit.settle('finishReport', 'a report');
  return visit;
}

test('shares the report at a press', () => {
  const visit = stopped();
  expect(visit.send({ type: 'FILE.SHARE' }).started).toEqual([
    { actor: 'shareReport', input: { report: '{}' } },
  ]);
});

test('shares nothing if the browser cannot', () => {
  const visit = stopped({ canShare: false });
  expect(visit.send({ type: 'FILE.SHARE' }).started).toEqual([]);
  expect(visit.send({ type: 'FILE.SAVE' }).started).toEqual([
    { actor: 'saveReport', input: { report: '{}' } },
  ]);
});

test.each([
  { outcome: 'shared', state: 'shared', isFailed: false },
  { outcome: 'cancelled', state: 'unsaved', isFailed: false },
  { outcome: 'failure', state: 'notShared', isFailed: true },
])('goes to $state when the share ends in: $outcome', ({ outcome, state, isFailed }) => {
  const visit = stopped();
  visit.send({ type: 'FILE.SHARE' });
  visit.settle('shareReport', outcome);
  expect(visit.snapshot().value).toEqual({ ready: state });
  expect(visit.snapshot().hasTag('share failed')).toBe(isFailed);
});
