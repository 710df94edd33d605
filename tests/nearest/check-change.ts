import { exec, execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { nearestTests } from './nearest-tests.ts';
import { describeRoom, roomsIn } from './page-room.ts';
import { duration } from './progress.ts';

/** The number of test files to run: as many as two processors run during a build. */
const most = 8;

/** A separate folder for weighing pages, so that the served site stays. */
const dist = 'node_modules/.cache/waymark/check';

/** What the last check found of each file's types. */
const types = 'node_modules/.cache/waymark/types.tsbuildinfo';

const git = (...words: readonly string[]): readonly string[] =>
  execFileSync('git', words, { encoding: 'utf8' }).split('\n').filter(Boolean);

const isModule = (file: string): boolean => /\.tsx?$/.test(file) && existsSync(file);

/** Checks by name, each with its command. */
type Stage = Readonly<Record<string, string>>;

/** The fastest checks come first. Those in one stage run at once. */
const stagesFor = (
  modules: readonly string[],
  tests: readonly string[],
  isOfSite: boolean,
): readonly Stage[] => [
  // Formatting is no reason to check again.
  { formatting: 'oxfmt' },
  {
    ...(modules.length > 0 && {
      'lint of what changed': `oxlint --type-aware --deny-warnings ${modules.join(' ')}`,
    }),
    // One checker leaves a processor to others, and needs half the work of four. It checks only what
    // has changed since the last check, and what that may have broken.
    types: `tsc --checkers 1 --incremental --tsBuildInfoFile ${types}`,
    ...(isOfSite && { build: 'tsx src/build/build.ts' }),
  },
  {
    'unused code': 'knip',
    ...(tests.length > 0 && {
      'unit tests nearest to the change': `vitest run --project unit --project store --project statelab --project lab --reporter minimal ${tests.join(' ')}`,
    }),
  },
];

interface Outcome {
  readonly passed: boolean;
  readonly output: string;
}

const run = (command: string, settings: Readonly<Record<string, string>>): Promise<Outcome> =>
  new Promise((resolve) => {
    const env = { ...process.env, ...settings };
    exec(command, { maxBuffer: Infinity, env }, (error, stdout, stderr) => {
      resolve({ passed: error === null, output: `${stdout}${stderr}` });
    });
  });

/** Formats, and checks what git calls changed. Sets the exit code. */
export async function checkChange(): Promise<void> {
  const start = performance.now();
  const changed = [
    ...git('diff', '--name-only', '--relative', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  const modules = [...git('ls-files'), ...changed].filter(isModule);
  const tests = nearestTests(
    changed,
    new Map(modules.map((file) => [file, readFileSync(file, 'utf8')])),
  );
  const isOfSite = changed.some((file) => /^(?:content|machines|src)\//.test(file));

  async function check([name, command]: readonly [string, string]): Promise<boolean> {
    // Tests also build, each into its own folder.
    const { passed, output } = await run(command, name === 'build' ? { OUT_DIR: dist } : {});
    const time = duration(performance.now() - start);
    console.log(`${passed ? 'good' : 'BAD '}  ${name} (${command}), after ${time}`);
    if (!passed) console.log(output);
    return passed;
  }

  let passed = true;
  for (const stage of stagesFor(changed.filter(isModule), tests.slice(0, most), isOfSite)) {
    const results: readonly boolean[] = passed
      ? await Promise.all(Object.entries(stage).map(check))
      : [];
    passed &&= results.every(Boolean);
  }
  if (passed && isOfSite) {
    const room = describeRoom(await roomsIn(dist), changed);
    console.log(`Bytes that pages may still grow by:\n${room}`);
  }
  const farther = Math.max(0, tests.length - most);
  console.log(
    `Left to npm test: ${farther} test files farther from the change, lint of the rest, the tests of the built site, and the browser.`,
  );
  process.exitCode = passed ? 0 : 1;
}
