import { exec, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { commandLine, runScript } from '#command-line/program.ts';

/** A separate folder for weighing pages, so that the served site stays. */
const dist = 'node_modules/.cache/waymark/check';

/** What the last check found of each file's types. */
const types = 'node_modules/.cache/waymark/types.tsbuildinfo';

/** Lines of a command of git; none where it finds nothing. */
function git(...words: readonly string[]): readonly string[] {
  try {
    return execFileSync('git', words, { encoding: 'utf8' }).split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

const isModule = (file: string): boolean => /\.tsx?$/.test(file);

/** The tests that read a file of data, or all of its folder: those that name it. */
const readersOf = (file: string): readonly string[] => {
  const folder = posix.dirname(file);
  const names = [file, ...(folder.includes('/') ? [folder] : [])];
  return git('grep', '-lF', ...names.flatMap((name) => ['-e', name]), '--', '*.test.ts');
};

/** Two pages to look at: those that a changed file is named for, or else home and a town. */
const pagesOf = (changed: readonly string[]): readonly string[] => {
  const paths = changed
    .filter((file) => /^(?:content\/pages|src\/(?:views|routes))\//.test(file))
    .map((file) => file.replace(/^(?:content\/pages|src\/\w+)|(?:-page)?\.tsx?$/g, ''))
    .flatMap((path) => [path, `/${posix.basename(path)}`])
    .map((path) => (path === '/home' ? '/' : path))
    .filter((path) => existsSync(`content/pages${path === '/' ? '/home' : path}.ts`));
  return [...new Set([...paths, '/', '/auckland'])].slice(0, 2);
};

/** Checks by name, each with its command. */
type Stage = Readonly<Record<string, string>>;

/** The fastest checks come first. Those in one stage run at once. */
function stagesFor(changed: readonly string[]): readonly Stage[] {
  const modules = changed.filter(isModule);
  const data = changed.filter((file) => !isModule(file));
  const tested = [...new Set([...modules, ...data.flatMap(readersOf)])].join(' ');
  // Brackets' data and the drawings' palette ship with the site.
  const isOfSite = changed.some((file) =>
    /^(?:content|machines|src|packages\/(?:art|brackets))\//.test(file),
  );
  const isOfLab = changed.some((file) => /^(?:lab|packages\/statelab|tests\/lab)\//.test(file));
  const projects = ['unit', 'store', ...(isOfLab ? ['statelab', 'lab'] : [])];
  return [
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
      sizes: 'vitest run --project unit tests/sizes.test.ts --reporter minimal',
      ...(isOfSite && {
        'budgets of pages':
          'vitest run --project site tests/site/budgets.test.ts --reporter minimal',
        'looks of two pages': `tsx e2e/see-pages.ts ${pagesOf(changed).join(' ')}`,
      }),
    },
    {
      ...(tested !== '' && {
        'related tests': `vitest related ${tested} --run --bail 1 --passWithNoTests --reporter minimal ${projects.map((name) => `--project ${name}`).join(' ')}`,
      }),
    },
  ];
}

/** Formats, then checks what git calls changed. Ends at the first thing that is wrong, and prints it. */
async function checkChange(): Promise<void> {
  const start = performance.now();
  const changed = [
    ...git('diff', '--name-only', '--relative', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ].filter((file) => existsSync(file));
  const fault = new AbortController();

  const check = ([name, command]: readonly [string, string]): Promise<void> =>
    new Promise((resolve) => {
      // Tests also build, each into its own folder.
      const env = {
        ...process.env,
        ...(/^(?:build|budgets|looks)/.test(name) && { OUT_DIR: dist }),
      };
      exec(command, { maxBuffer: Infinity, env, signal: fault.signal }, (error, stdout, stderr) => {
        resolve();
        if (fault.signal.aborted) return;
        const seconds = Math.round((performance.now() - start) / 1000);
        console.log(`${error ? 'BAD ' : 'good'}  ${name} (${command}), after ${seconds} s`);
        if (error === null) return;
        fault.abort();
        console.log(`${stdout}${stderr}`);
      });
    });

  for (const stage of stagesFor(changed)) {
    if (!fault.signal.aborted) await Promise.all(Object.entries(stage).map(check));
  }
  if (fault.signal.aborted) process.exitCode = 1;
  else
    console.log(
      'Left to npm test: lint of the rest, the tests of the built site, and the browser.',
    );
}

const description =
  'Formats, then checks a change: lint, types and the build, then unused code, sizes, the budgets of pages and the looks of two, then the unit tests related to the uncommitted files. Ends at the first thing that is wrong.';

await runScript(commandLine('check', description).action(checkChange));
