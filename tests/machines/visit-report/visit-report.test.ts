import { expect, test } from 'vitest';
import { visitReportScenario } from '#machines/visit-report/visit-report.scenario.ts';
import { drive } from '#lab/paths/drive.ts';

/** A machine whose recording was stopped and came to this, without what follows `form-name=report&tape=`. */
function stoppedWith(report: string) {
  const { finishReport } = visitReportScenario.outcomes;
  const outcomes = [...finishReport, { name: 'this report', output: report }];
  const visit = drive({
    ...visitReportScenario,
    outcomes: { ...visitReportScenario.outcomes, finishReport: outcomes },
  });
  visit.send({ type: 'RECORDING.STOP' });
  visit.settle('finishReport', 'this report');
  return visit;
}

test('nothing is sent before its visitor agrees', () => {
  const visit = stoppedWith('{}');
  expect(visit.send({ type: 'REPORT.SEND' }).started).toEqual([]);
  expect(visit.snapshot().hasTag('agreement missing')).toBe(true);
  visit.send({ type: 'CONSENT.TOGGLE' });
  const { started } = visit.send({ type: 'REPORT.SEND' });
  expect(started).toEqual([
    { actor: 'sendReport', input: { body: 'form-name=report&tape=%7B%7D' } },
  ]);
});

// The body of a report may be 1,048,576 bytes, of which 22 go before the report.
test.each([
  { length: 1_048_554, isTooLong: false },
  { length: 1_048_555, isTooLong: true },
])('a report of $length letters is too long: $isTooLong', ({ length, isTooLong }) => {
  const visit = stoppedWith('x'.repeat(length));
  visit.send({ type: 'CONSENT.TOGGLE' });
  visit.send({ type: 'REPORT.SEND' });
  expect(visit.snapshot().hasTag('too long')).toBe(isTooLong);
  expect(visit.snapshot().matches({ ready: { request: 'sending' } })).toBe(!isTooLong);
});

test.each([
  { answer: 'taken', tag: 'sent' as const },
  { answer: 'refused', tag: 'not sent' as const },
])('what the form handler answers is told: $answer', ({ answer, tag }) => {
  const visit = stoppedWith('{}');
  visit.send({ type: 'CONSENT.TOGGLE' });
  visit.send({ type: 'REPORT.SEND' });
  visit.settle('sendReport', answer);
  expect(visit.snapshot().hasTag(tag)).toBe(true);
});
