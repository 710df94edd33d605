import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, parse, resolve } from 'node:path';
import * as v from 'valibot';
import * as yaml from 'yaml';
import { commandLine, runScript } from '#command-line/program.ts';

const breaksSchema = v.array(
  v.object({
    file: v.string(),
    /** Stands once in the file. */
    from: v.string(),
    to: v.string(),
    /** What a person would notice. */
    notice: v.string(),
  }),
);

/** How long the related tests of a break may take, in milliseconds. */
const patience = 45_000;

/** The projects whose tests need no built site and no browser, the fastest first. */
const stages = [
  ['unit', 'store'],
  ['statelab', 'lab'],
].map((names) => names.flatMap((name) => ['--project', name]));

/** Whether a test of the file is red, or none was when the time was up. */
async function look(folder: string, file: string): Promise<'red' | 'survived' | 'too slow'> {
  const end = performance.now() + patience;
  // The tests that are named like the file come first: of a file that all import, one is soon red.
  const named = ['run', parse(file).name];
  for (const which of [named, ['related', file, '--run']]) {
    for (const projects of stages) {
      const args = [...which, '--bail', '1', '--passWithNoTests', ...projects];
      const command = ['node_modules/vitest/vitest.mjs', ...args];
      // A group of its own: the servers that a test started end with it.
      const child = spawn(process.execPath, command, {
        cwd: folder,
        detached: true,
        stdio: 'ignore',
      });
      const stop = (): void => {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      };
      const timer = setTimeout(stop, end - performance.now());
      const [code, signal]: unknown[] = await once(child, 'close');
      clearTimeout(timer);
      if (signal === 'SIGKILL') return 'too slow';
      if (code !== 0) return 'red';
    }
  }
  return 'survived';
}

/** Plants each break alone in a copy of the last commit, and prints which no related test sees. */
async function plantBreaks(only: readonly string[]): Promise<void> {
  const list = readFileSync('tests/breaks/breaks.yaml', 'utf8');
  const breaks = v.parse(breaksSchema, yaml.parse(list));
  const folder = join(mkdtempSync(join(tmpdir(), 'waymark-breaks-')), 'copy');
  execFileSync('git', ['worktree', 'add', '--detach', folder], { stdio: 'ignore' });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  let survived = 0;
  try {
    for (const { file, from, to, notice } of breaks) {
      if (only.length > 0 && !only.some((part) => file.includes(part))) continue;
      const path = join(folder, file);
      const before = readFileSync(path, 'utf8');
      if (before.split(from).length !== 2) throw new Error(`${file} does not hold once: ${from}`);
      writeFileSync(
        path,
        before.replace(from, () => to),
      );
      const end = await look(folder, file);
      writeFileSync(path, before);
      if (end !== 'red') survived += 1;
      console.log(`${end.padEnd(9)} ${file}: ${notice}`);
    }
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', folder]);
    rmSync(resolve(folder, '..'), { recursive: true });
  }
  console.log(`${survived} of ${breaks.length} survived.`);
}

const description =
  'Plants what may go wrong, one break at a time, in a copy of the last commit, and prints which breaks no related test sees in 45 seconds. Takes an hour.';

await runScript(
  commandLine('breaks', description)
    .argument('[files...]', 'only breaks in files with such a name')
    .action(plantBreaks),
);
