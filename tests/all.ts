import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import * as v from 'valibot';
import { mergeCoverage } from '#src/lab/coverage/write-coverage.ts';

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

interface Part {
  readonly name: string;
  readonly command: string;
  /** Reads how many tests ran; a part that is one check counts as one. */
  readonly counts?: () => Counts;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const vitestReport = v.object({ numPassedTests: v.number(), numFailedTests: v.number() });
const playwrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
});

const vitest = (project: 'unit' | 'site'): Part => {
  const file = `coverage/${project}.json`;
  return {
    name: `${project} tests`,
    command: `vitest run --project ${project} --reporter dot --reporter json --outputFile.json=${file}`,
    counts: () => {
      const report = v.parse(vitestReport, readJson(file));
      return { passed: report.numPassedTests, failed: report.numFailedTests };
    },
  };
};

/** Everything that guards the project, cheapest first. Each part runs even if one before it failed. */
const parts: readonly Part[] = [
  { name: 'formatting', command: 'oxfmt --check' },
  { name: 'lint', command: 'oxlint --type-aware --deny-warnings' },
  { name: 'types', command: 'tsc' },
  { name: 'unused code', command: 'knip' },
  vitest('unit'),
  { name: 'build', command: 'tsx src/build/build.ts' },
  { name: 'build of the lab', command: 'tsx src/lab/build/cli.ts build' },
  vitest('site'),
  {
    name: 'browser tests',
    command: 'tsx e2e/run.ts',
    counts: () => {
      const { stats } = v.parse(playwrightReport, readJson('test-results/e2e.json'));
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
    },
  },
];

function run({ name, command, counts }: Part): Counts {
  console.log(`\n— ${name}: ${command}`);
  const { status } = spawnSync(command, { stdio: 'inherit', shell: true });
  const own = { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
  if (counts === undefined) return own;
  try {
    const counted = counts();
    // A runner that fails without a failed test (an unhandled error, no test found) is a failure too.
    return { ...counted, failed: Math.max(counted.failed, own.failed) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

rmSync('coverage', { recursive: true, force: true });
mkdirSync('coverage');
const results = parts.map((part) => ({ name: part.name, ...run(part) }));
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);

mergeCoverage('coverage/machines.json');

console.log('');
for (const result of results) {
  console.log(`${result.name}: ${result.passed} passed, ${result.failed} failed`);
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
