import { readFileSync } from 'node:fs';
import * as v from 'valibot';

/** A test runner’s report. */
export interface Report {
  readonly passed: number;
  readonly failed: number;
  readonly tests: readonly TimedTest[];
}

export interface TimedTest {
  readonly name: string;
  readonly milliseconds: number;
}

const vitestSchema = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  testResults: v.array(
    v.object({
      assertionResults: v.array(
        v.object({ fullName: v.string(), duration: v.nullish(v.number(), 0) }),
      ),
    }),
  ),
});

interface Suite {
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
  readonly suites?: readonly Suite[] | undefined;
}

const suiteSchema: v.GenericSchema<Suite> = v.object({
  specs: v.array(
    v.object({
      title: v.string(),
      file: v.string(),
      tests: v.array(v.object({ results: v.array(v.object({ duration: v.number() })) })),
    }),
  ),
  suites: v.optional(v.array(v.lazy(() => suiteSchema))),
});

const playwrightSchema = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
  suites: v.array(suiteSchema),
});

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** A report with a failure at least if its runner failed: an unhandled error or no tests fail none. */
export const withOutcome = (report: Report, hasPassed: boolean): Report => ({
  ...report,
  failed: Math.max(report.failed, hasPassed ? 0 : 1),
});

/** Reads the report of Vitest’s JSON reporter. Throws if there is none. */
export function readVitestReport(file: string): Report {
  const report = v.parse(vitestSchema, readJson(file));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    tests: report.testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        name: fullName,
        milliseconds: duration,
      })),
    ),
  };
}

const timedTestsOf = ({ specs, suites = [] }: Suite): readonly TimedTest[] => [
  ...specs.map(({ title, file, tests }) => ({
    name: `${file}: ${title}`,
    milliseconds: tests
      .flatMap(({ results }) => results)
      .reduce((sum, { duration }) => sum + duration, 0),
  })),
  ...suites.flatMap(timedTestsOf),
];

/**
 * Reads the report of Playwright’s JSON reporter. Flaky tests count as failed. Throws if there is
 * none.
 */
export function readPlaywrightReport(file: string): Report {
  const { stats, suites } = v.parse(playwrightSchema, readJson(file));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    tests: suites.flatMap(timedTestsOf),
  };
}
