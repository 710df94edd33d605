import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, parse, resolve } from 'node:path';
import { commandLine, runScript } from '#command-line/program.ts';
import { breaks } from './breaks.ts';

/** How long the tests of one break may run, in milliseconds. */
const patience = 45_000;

/** What ships with the site is seen in what was built, too. */
const isOfSite = (file: string): boolean =>
  /^(?:content|src\/(?:app|build|design|routes|views))\//.test(file);

/**
 * The commands that may see a break, the fastest first: the tests of its floor or with its name, what was
 * built, the tests that import it. Few tests import a view: they are faster than the build.
 */
function stagesOf(file: string, look: string | undefined): readonly string[] {
  const vitest = (which: string, ...projects: readonly string[]): string =>
    `node_modules/vitest/vitest.mjs ${which} --bail 1 --passWithNoTests ${projects.map((name) => `--project ${name}`).join(' ')}`;
  const tsx = (script: string): string => `node_modules/tsx/dist/cli.mjs ${script}`;
  const [floor = ''] = file.split('/');
  const own = /^(?:content|machines)$/.test(floor) ? `tests/${floor}/` : parse(file).name;
  const related = vitest(`related ${file} --run`, 'unit', 'store');
  const built = isOfSite(file)
    ? [tsx('src/build/build.ts'), look === undefined ? vitest('run', 'site') : tsx(look)]
    : [];
  return [
    vitest(`run ${own}`, 'unit', 'store', 'statelab', 'lab'),
    ...(file.startsWith('src/views/') ? [related, ...built] : [...built, related]),
    vitest(`related ${file} --run`, 'statelab', 'lab'),
  ];
}

/** Whether a command fails for a break, or none did when the time was up. */
async function see(
  folder: string,
  stages: readonly string[],
): Promise<'red' | 'survived' | 'too slow'> {
  const end = performance.now() + patience;
  for (const command of stages) {
    // A group of its own: what a test started ends with it.
    const child = spawn(process.execPath, command.split(' '), {
      cwd: folder,
      detached: true,
      stdio: 'ignore',
    });
    const stop = (signal: NodeJS.Signals): void => {
      if (child.pid !== undefined) process.kill(-child.pid, signal);
    };
    const left = end - performance.now();
    // Playwright first stops the server that it started, in a group that only it knows.
    const timers = [setTimeout(stop, left, 'SIGTERM'), setTimeout(stop, left + 5_000, 'SIGKILL')];
    const [code]: unknown[] = await once(child, 'close');
    timers.forEach(clearTimeout);
    if (performance.now() >= end) return 'too slow';
    if (code !== 0) return 'red';
  }
  return 'survived';
}

/** Plants each break alone in a copy of the last commit, and prints which no related test sees. */
async function plantBreaks(only: readonly string[]): Promise<void> {
  const chosen = breaks.filter(
    ({ file }) => only.length === 0 || only.some((part) => file.includes(part)),
  );
  const folder = join(mkdtempSync(join(tmpdir(), 'waymark-breaks-')), 'copy');
  // The tests start PostgreSQL as another user, who must be able to open this folder.
  chmodSync(resolve(folder, '..'), 0o755);
  execFileSync('git', ['worktree', 'add', '--detach', folder], { stdio: 'ignore' });
  // Hard links: npm lists no packages behind a symbolic one, and a test of the image asks it to.
  execFileSync('cp', ['-al', 'node_modules', join(folder, 'node_modules')]);
  let survived = 0;
  try {
    for (const { file, from, to, notice, look } of chosen) {
      const path = join(folder, file);
      const before = readFileSync(path, 'utf8');
      const broken = before.replace(from, () => to);
      writeFileSync(path, broken);
      const end = await see(folder, stagesOf(file, look));
      writeFileSync(path, before);
      if (end !== 'red') survived += 1;
      console.log(`${end.padEnd(9)} ${file}: ${notice}`);
    }
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', folder]);
    rmSync(resolve(folder, '..'), { recursive: true });
  }
  console.log(`${survived} of ${chosen.length} survived.`);
}

const description =
  'Plants what may go wrong, one break at a time, in a copy of the last commit, and prints which breaks no test sees in 45 seconds. Takes 15 minutes.';

await runScript(
  commandLine('breaks', description)
    .argument('[files...]', 'only breaks in files with such a name')
    .action(plantBreaks),
);
