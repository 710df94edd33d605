import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPlaywrightReport, readVitestReport, withOutcome } from './reports.ts';

function written(report: object): string {
  const file = join(mkdtempSync(join(tmpdir(), 'waymark-report-')), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

test('reads counts and durations from Vitest’s report', () => {
  const file = written({
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [
      { assertionResults: [{ fullName: 'a', duration: 12.5 }, { fullName: 'b' }] },
      { assertionResults: [{ fullName: 'c', duration: null }] },
    ],
  });
  expect(readVitestReport(file)).toEqual({
    passed: 2,
    failed: 1,
    tests: [
      { name: 'a', milliseconds: 12.5 },
      { name: 'b', milliseconds: 0 },
      { name: 'c', milliseconds: 0 },
    ],
  });
});

test('reads the tests of every suite from Playwright’s report, and counts flaky ones as failed', () => {
  const spec = (title: string, ...durations: readonly number[]) => ({
    title,
    file: 'menu.e2e.ts',
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const file = written({
    stats: { expected: 3, unexpected: 1, flaky: 1 },
    suites: [{ specs: [spec('opens', 100)], suites: [{ specs: [spec('closes', 200, 50)] }] }],
  });
  expect(readPlaywrightReport(file)).toEqual({
    passed: 3,
    failed: 2,
    tests: [
      { name: 'menu.e2e.ts: opens', milliseconds: 100 },
      { name: 'menu.e2e.ts: closes', milliseconds: 250 },
    ],
  });
});

test('a runner that fails although no test does counts as a failure', () => {
  const report = { passed: 2, failed: 0, tests: [] };
  expect(withOutcome(report, true).failed).toBe(0);
  expect(withOutcome(report, false).failed).toBe(1);
  expect(withOutcome({ ...report, failed: 3 }, false).failed).toBe(3);
});
