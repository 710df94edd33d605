import { exec, execFileSync } from 'node:child_process';
import { nearestTests } from './loop/nearest-tests.ts';
import { duration } from './loop/progress.ts';

const git = (...words: readonly string[]): readonly string[] =>
  execFileSync('git', words, { encoding: 'utf8' }).split('\n').filter(Boolean);

const changed = [
  ...git('diff', '--name-only', '--relative', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const nearest = nearestTests(changed);

/** What tells soonest whether a change is good. All run at once. */
const checks: Readonly<Record<string, string>> = {
  formatting: 'oxfmt --check',
  lint: 'oxlint --type-aware --deny-warnings',
  // It remembers the types of what has not changed, as the linter cannot.
  types: 'tsc --incremental --tsBuildInfoFile node_modules/.cache/types.tsbuildinfo',
  'unused code': 'knip',
  [nearest === 'all' ? 'unit tests that the change reaches' : 'unit tests near the change']:
    `vitest run --project unit --project statelab --project lab --changed --passWithNoTests --reporter minimal ${nearest === 'all' ? '' : nearest.join(' ')}`.trim(),
};

interface Outcome {
  readonly passed: boolean;
  readonly output: string;
}

const run = (command: string): Promise<Outcome> =>
  new Promise((resolve) => {
    exec(command, { maxBuffer: Infinity }, (error, stdout, stderr) => {
      resolve({ passed: error === null, output: `${stdout}${stderr}` });
    });
  });

const start = performance.now();
const results = await Promise.all(
  Object.entries(checks).map(async ([name, command]) => {
    const { passed, output } = await run(command);
    const time = duration(performance.now() - start);
    console.log(`${passed ? 'good' : 'BAD '}  ${name} (${command}), after ${time}`);
    if (!passed) console.log(output);
    return passed;
  }),
);
console.log(
  `Left to npm test: ${nearest === 'all' ? '' : 'unit tests farther from the change, '}the tests of the built site, and the browser.`,
);
process.exitCode = results.every(Boolean) ? 0 : 1;
