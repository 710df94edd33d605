import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
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

const vitest = (...projects: readonly string[]): Part => ({
  name: `${projects.join(' and ')} tests`,
  command: `vitest run ${projects.map((name) => `--project ${name}`).join(' ')} --reporter minimal --reporter ./tests/nearest/vitest-progress.ts --reporter json --outputFile.json=coverage/tests.json`,
  report: () => readVitestReport('coverage/tests.json'),
});

const browserReport = 'test-results/e2e.json';

const browser = (flags: string): Part => ({
  name: 'browser tests',
  command: `tsx e2e/run.ts ${flags}`.trim(),
  report: () => readPlaywrightReport(browserReport),
});

/** What fits into two minutes; the nightly workflow runs the rest. */
const webkit: Part = {
  name: 'browser tests in WebKit',
  command: 'tsx e2e/run.ts --webkit --grep-invert @walk',
  // Where WebKit cannot be had, the part says so and leaves no report.
  report: () =>
    existsSync(browserReport)
      ? readPlaywrightReport(browserReport)
      : { passed: 0, failed: 0, tests: [] },
};

/** The site for the browser tests, built once for site and lab. */
const site: Part = { name: 'build', command: 'tsx src/build/build.ts' };

/** The site without samples, which has its own tests. */
const ownSite: Part = {
  name: 'build without samples',
  command: 'tsx src/build/build.ts',
  settings: { LISTINGS: 'own', OUT_DIR: 'dist.own' },
};

/** After the browser tests, which install a browser where there is none. */
const tapes: Part = {
  name: 'tapes',
  command: 'tsx packages/statelab/cli/statelab.ts gate lab/tapes --page',
};

/**
 * The checks of the site in five minutes; those of its every page, control and path; those of the
 * machine lab. Cheapest first, with the builds that later parts need. The parts of one stage run
 * concurrently. Each part runs even if an earlier one failed.
 */
const guards = {
  site: [
    [
      { name: 'formatting', command: 'oxfmt --check' },
      { name: 'lint and types', command: 'oxlint --type-aware --type-check --deny-warnings' },
      { name: 'unused code', command: 'knip' },
      site,
      ownSite,
    ],
    [vitest('unit', 'store', 'site', 'own')],
    [browser('')],
    [webkit],
  ],
  walks: [[site], [{ ...browser('--walks'), name: 'walks over every page, control and path' }]],
  lab: [
    [site, { name: 'build of the lab', command: 'tsx lab/build/cli.ts build' }],
    [vitest('statelab', 'lab')],
    [{ ...browser('--lab'), name: 'browser tests of the lab' }],
    [tapes],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly Part[])[]>>;

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
  const stages: readonly (readonly Part[])[] = names.flatMap((name) => [...guards[name]]);
  rmSync('coverage', { recursive: true, force: true });
  mkdirSync('coverage');
  const start = performance.now();
  const results: Result[] = [];
  const ran = new Set<Part>();
  for (const stage of stages) {
    const due = stage.filter((part) => !ran.has(part));
    for (const part of due) ran.add(part);
    results.push(...(await Promise.all(due.map(run))));
  }

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
