import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import type { Suite } from '#e2e/run-tests.ts';
import { duration } from './progress.ts';
import { readPlaywrightReport, readVitestReport, withOutcome, type Report } from './reports.ts';

interface Part {
  readonly name: string;
  readonly command: string;
  /** Environment variables; shells differ in their syntax. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Reads how many tests ran; a part that is one check counts as one. */
  readonly report?: () => Report;
}

interface Result extends Report {
  readonly name: string;
  readonly milliseconds: number;
}

const vitest = (projects: readonly string[]): Part => ({
  name: `${projects.join(', ')} tests`,
  command: `vitest run ${projects.map((name) => `--project ${name}`).join(' ')} --reporter minimal --reporter ./tests/nearest/vitest-progress.ts --reporter json --outputFile.json=coverage/tests.json`,
  report: () => readVitestReport('coverage/tests.json'),
});

const browser = (suites: Guarding['browser']): Part => ({
  name: `browser tests (${suites.join(', ')})`,
  command: `tsx e2e/run.ts ${suites.map((suite) => `--${suite}`).join(' ')}`,
  report: () => readPlaywrightReport('test-results/e2e.json'),
});

/** The site for the browser tests, built once for site and lab. */
const site: Part = { name: 'build', command: 'tsx src/build/build.ts' };

/** What guards a part of the project. */
interface Guarding {
  /** Checks that are programs of their own, and the builds that the tests need. */
  readonly checks: readonly Part[];
  /** Projects of Vitest. */
  readonly tests: readonly string[];
  readonly browser: readonly Exclude<Suite, 'webkitWalks'>[];
}

/** The site in five minutes; its every page, control and path; the machine lab. */
const guards = {
  site: {
    checks: [
      { name: 'formatting', command: 'oxfmt --check' },
      { name: 'lint and types', command: 'oxlint --type-aware --type-check --deny-warnings' },
      { name: 'unused code', command: 'knip' },
      site,
      {
        // The site without samples, which has its own tests.
        name: 'build without samples',
        command: 'tsx src/build/build.ts',
        settings: { LISTINGS: 'own', OUT_DIR: 'dist.own' },
      },
    ],
    tests: ['unit', 'store', 'site', 'own'],
    browser: ['site', 'webkit'],
  },
  walks: {
    checks: [site, { name: 'build for the tapes', command: 'tsx lab/build/tape-site.ts' }],
    tests: [],
    browser: ['walks'],
  },
  lab: {
    checks: [
      site,
      { name: 'build of the lab', command: 'tsx lab/build/cli.ts build' },
      // The walks replay them on their pages.
      { name: 'tapes', command: 'tsx packages/statelab/cli/statelab.ts gate lab/tapes' },
    ],
    tests: ['statelab', 'lab'],
    browser: ['lab'],
  },
} as const satisfies Readonly<Record<string, Guarding>>;

/**
 * The parts in stages, cheapest first. Those of a stage run concurrently; all tests of one runner are
 * one part, so that no processor waits for the last of several.
 */
function stagesOf(names: readonly Guard[]): readonly (readonly Part[])[] {
  const chosen: readonly Guarding[] = names.map((name) => guards[name]);
  const tests = chosen.flatMap((each) => each.tests);
  return [
    [...new Set(chosen.flatMap(({ checks }) => checks))],
    tests.length > 0 ? [vitest(tests)] : [],
    [browser(chosen.flatMap((each) => each.browser))],
  ];
}

export type Guard = keyof typeof guards;

function reportOf({ report }: Part, passed: boolean): Report {
  if (report === undefined) return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, tests: [] };
  try {
    return withOutcome(report(), passed);
  } catch {
    return { passed: 0, failed: 1, tests: [] };
  }
}

async function run(part: Part): Promise<Result> {
  console.log(`— ${part.name}: ${part.command}`);
  const start = performance.now();
  const env = { ...process.env, ...part.settings };
  const child = spawn(part.command, { stdio: 'inherit', shell: true, env });
  const [code]: unknown[] = await once(child, 'close');
  const milliseconds = performance.now() - start;
  return { name: part.name, milliseconds, ...reportOf(part, code === 0) };
}

/** Runs the parts that guard the site, its walks or the lab, and prints the result. */
export async function runGuards(names: readonly Guard[]): Promise<void> {
  rmSync('coverage', { recursive: true, force: true });
  mkdirSync('coverage');
  const start = performance.now();
  const results: Result[] = [];
  for (const stage of stagesOf(names)) results.push(...(await Promise.all(stage.map(run))));

  console.log('\nThe ten slowest tests:');
  const slowest = results
    .flatMap(({ tests }) => tests)
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, 10);
  for (const { name, milliseconds } of slowest) console.log(`${duration(milliseconds)}  ${name}`);

  console.log('');
  for (const { name, passed, failed, milliseconds } of results) {
    console.log(`${name}: ${passed} passed, ${failed} failed, ${duration(milliseconds)}`);
  }
  const sumOf = (count: 'passed' | 'failed'): number =>
    results.reduce((sum, result) => sum + result[count], 0);
  const failed = sumOf('failed');
  console.log(`${duration(performance.now() - start)} in all`);
  console.log(`${sumOf('passed')} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
