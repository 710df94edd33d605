import { exec } from 'node:child_process';
import { duration } from './loop/progress.ts';

/** What tells soonest whether a change is good. All run at once. */
const checks: Readonly<Record<string, string>> = {
  formatting: 'oxfmt --check',
  lint: 'oxlint --type-aware --deny-warnings',
  types: 'tsc',
  'unused code': 'knip',
  'unit tests that the change touches':
    'vitest run --project unit --changed --passWithNoTests --reporter minimal',
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
process.exitCode = results.every(Boolean) ? 0 : 1;
