import { execSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Argument } from 'commander';
import * as v from 'valibot';
import { commandLine, runScript } from '#command-line/program.ts';

interface Part {
  readonly command: string;
  /** The file to which its runner writes how many tests ran; without one it counts as one. */
  readonly report?: string;
}

/** What guards a part of the project: checks and builds, Vitest's projects, browser suites. */
interface Guarding {
  readonly checks: readonly Part[];
  readonly tests: readonly string[];
  readonly browser: readonly string[];
  /** What takes minutes, one after the other. */
  readonly long?: readonly string[];
}

/** Built once, for whichever part. */
const site: Part = { command: 'tsx src/build/build.ts' };
/** The site without samples, as of the day of the tapes. */
const tapeSite: Part = { command: 'tsx lab/build/tape-site.ts' };
const lab: Part = { command: 'tsx lab/build/cli.ts build' };

const guards = {
  site: {
    checks: [
      { command: 'oxfmt --check' },
      { command: 'oxlint --type-aware --type-check --deny-warnings' },
      { command: 'knip' },
      site,
      tapeSite,
    ],
    tests: ['unit', 'store', 'site', 'own'],
    browser: ['site', 'webkit'],
  },
  walks: {
    checks: [site, tapeSite],
    tests: [],
    browser: ['walks'],
  },
  lab: {
    checks: [site, lab, { command: 'tsx packages/statelab/cli/statelab.ts gate lab/tapes' }],
    tests: ['statelab', 'lab'],
    browser: ['lab'],
  },
  proxies: { checks: [], tests: ['proxies'], browser: [] },
  release: {
    checks: [site, tapeSite, lab],
    tests: ['contributing'],
    browser: ['release', 'exported', 'webkit-release'],
    long: [
      'tsx tests/server/chaos/run.ts leads',
      'tsx tests/server/chaos/run.ts failover',
      'tsx tests/breaks/run.ts',
      'tsx tests/mutation/run.ts',
    ],
  },
} as const satisfies Readonly<Record<string, Guarding>>;

type Guard = keyof typeof guards;

/** The stages, cheapest first; the parts of one run at once. All tests of a runner are one part. */
function stagesOf(names: readonly Guard[]): readonly (readonly Part[])[] {
  const chosen: readonly Guarding[] = names.map((name) => guards[name]);
  const all = (key: 'tests' | 'browser', option: string): string =>
    chosen.flatMap((each) => each[key].map((name) => `${option}${name}`)).join(' ');
  const tests: Part = {
    command: `vitest run ${all('tests', '--project ')} --reporter minimal --reporter json --outputFile.json=coverage/tests.json`,
    report: 'coverage/tests.json',
  };
  return [
    [...new Set(chosen.flatMap(({ checks }) => checks))],
    chosen.some((each) => each.tests.length > 0) ? [tests] : [],
    chosen.some((each) => each.browser.length > 0)
      ? [{ command: `tsx e2e/run.ts ${all('browser', '--')}`, report: 'test-results/e2e.json' }]
      : [],
    ...chosen.flatMap(({ long = [] }) => long.map((command) => [{ command }])),
  ];
}

interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** How many tests passed and failed, by the JSON reporter of Vitest or Playwright. Flaky ones failed. */
const reportSchema = v.union([
  v.pipe(
    v.object({ numPassedTests: v.number(), numFailedTests: v.number() }),
    v.transform((vitest) => ({ passed: vitest.numPassedTests, failed: vitest.numFailedTests })),
  ),
  v.pipe(
    v.object({
      stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
    }),
    v.transform(({ stats }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
    })),
  ),
]);

/** A runner can fail though no test does: by an error outside of tests, or without a report. */
function countOf({ report }: Part, hasPassed: boolean): Count {
  if (report === undefined) return hasPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    const { passed, failed } = v.parse(reportSchema, JSON.parse(readFileSync(report, 'utf8')));
    return { passed, failed: Math.max(failed, hasPassed ? 0 : 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** Runs a part. Returns its counts and the line that says them. */
async function run(part: Part): Promise<Count & { readonly line: string }> {
  console.log(`— ${part.command}`);
  const start = performance.now();
  const child = spawn(part.command, { stdio: 'inherit', shell: true });
  const [code]: unknown[] = await once(child, 'close');
  const count = countOf(part, code === 0);
  const seconds = Math.round((performance.now() - start) / 1000);
  const line = `${count.passed} passed, ${count.failed} failed, ${seconds} s: ${part.command}`;
  return { ...count, line };
}

async function runGuards(names: readonly Guard[]): Promise<void> {
  rmSync('coverage', { recursive: true, force: true });
  const results: (Count & { readonly line: string })[] = [];
  for (const stage of stagesOf(names)) results.push(...(await Promise.all(stage.map(run))));
  console.log(`\n${results.map(({ line }) => line).join('\n')}`);
  const sumOf = (count: 'passed' | 'failed'): number =>
    results.reduce((sum, result) => sum + result[count], 0);
  if (names.includes('release')) {
    const commit = execSync('git rev-parse --short HEAD', { encoding: 'utf8' }).trim();
    const day = new Date().toISOString().slice(0, 10);
    const last = { day, commit, results: results.map(({ line }) => line) };
    writeFileSync('tests/last-release.json', `${JSON.stringify(last, undefined, 2)}\n`);
  }
  // The workflow reads this line.
  console.log(`${sumOf('passed')} passed, ${sumOf('failed')} failed`);
  process.exitCode = sumOf('failed') === 0 ? 0 : 1;
}

const details = `
site     the site: formatting, lint, types, unused code, both builds, unit and browser tests
walks    a page of each kind, and the tapes that visitors meet most, on the site
lab      the machine lab
proxies  nginx and Caddy in front of the server, with their files of deploy/
release  what takes half an hour: all other pages, tapes and browser tests, chaos, breaks, mutation; saves
         its result to tests/last-release.json`;

await runScript(
  commandLine('test', 'Runs the tests of the site, or of the parts that are named.')
    .addArgument(new Argument('[parts...]').choices(Object.keys(guards)).default(['site'], 'site'))
    .addHelpText('after', details)
    .action(runGuards),
);
