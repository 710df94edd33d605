import { exec, execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { nearestTests } from './loop/nearest-tests.ts';
import { describeRoom, roomsIn } from './loop/page-room.ts';
import { duration } from './loop/progress.ts';

/** How many test files are run: as many as two processors run in ten seconds. */
const most = 12;

const git = (...words: readonly string[]): readonly string[] =>
  execFileSync('git', words, { encoding: 'utf8' }).split('\n').filter(Boolean);

const changed = [
  ...git('diff', '--name-only', '--relative', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const isModule = (file: string): boolean => /\.tsx?$/.test(file) && existsSync(file);
const modules = [...git('ls-files'), ...changed].filter(isModule);
const tests = nearestTests(
  changed,
  new Map(modules.map((file) => [file, readFileSync(file, 'utf8')])),
);
const changedModules = changed.filter(isModule);
/** The pages are weighed here, so that the site that is served stays. */
const dist = 'node_modules/.cache/waymark/check';

/** What finds a mistake soonest comes first. What stands together runs at once. */
const stages: readonly Readonly<Record<string, string>>[] = [
  {
    formatting: 'oxfmt --check',
    ...(changedModules.length > 0 && {
      'lint of what changed': `oxlint --type-aware --deny-warnings ${changedModules.join(' ')}`,
    }),
    // It remembers the types of what has not changed, as the linter cannot.
    types: 'tsc --incremental --tsBuildInfoFile node_modules/.cache/types.tsbuildinfo',
  },
  {
    'unused code': 'knip',
    ...(tests.length > 0 && {
      'unit tests nearest to the change': `vitest run --project unit --project statelab --project lab --reporter minimal ${tests.slice(0, most).join(' ')}`,
    }),
  },
];

interface Outcome {
  readonly passed: boolean;
  readonly output: string;
}

const run = (command: string, settings = {}): Promise<Outcome> =>
  new Promise((resolve) => {
    const env = { ...process.env, ...settings };
    exec(command, { maxBuffer: Infinity, env }, (error, stdout, stderr) => {
      resolve({ passed: error === null, output: `${stdout}${stderr}` });
    });
  });

const start = performance.now();

async function check(name: string, command: string, settings = {}): Promise<boolean> {
  const { passed, output } = await run(command, settings);
  const time = duration(performance.now() - start);
  console.log(`${passed ? 'good' : 'BAD '}  ${name} (${command}), after ${time}`);
  if (!passed) console.log(output);
  return passed;
}

const results: boolean[] = [];
for (const stage of stages) {
  const checks = Object.entries(stage).map(([name, command]) => check(name, command));
  results.push(...(await Promise.all(checks)));
}
if (results.every(Boolean) && changed.some((file) => /^(?:content|machines|src)\//.test(file))) {
  results.push(await check('build', 'tsx src/build/build.ts', { OUT_DIR: dist }));
  if (results.every(Boolean))
    console.log(`Bytes that pages may still grow by:\n${describeRoom(roomsIn(dist), changed)}`);
}
const farther = Math.max(0, tests.length - most);
console.log(
  `Left to npm test: ${farther} test files farther from the change, lint of the rest, the tests of the built site, and the browser.`,
);
process.exitCode = results.every(Boolean) ? 0 : 1;
