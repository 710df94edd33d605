import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { runCommand, UsageError } from '#command-line/run-command.ts';
import { duration } from './nearest/progress.ts';
import { readVitestReport } from './nearest/reports.ts';

/** The oldest supported version, and every maintained line. */
const lines = ['20.19', '22', '24', '26'];
const usage = `Use it as npm run matrix, or with some of its lines of Node: npm run matrix -- ${lines.join(' ')}.`;

/** Copies a program from npm’s private folder to one that the test server’s user may read. */
function readableByAll(program: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-node-'));
  chmodSync(folder, 0o755);
  const copy = join(folder, basename(program));
  copyFileSync(program, copy);
  return copy;
}

/**
 * The path of the newest Node of a line, which npm downloads if needed. Throws a sentence if it is
 * unavailable.
 */
function nodeOf(line: string): string {
  // Node runs npm’s own file: `npm` is not a program on every system.
  const npm = process.env['npm_execpath'];
  if (npm === undefined) throw new UsageError(usage);
  const print = [npm, 'exec', '--yes', `--package=node@${line}`, '--', 'node', '-p'];
  try {
    const path = execFileSync(process.execPath, [...print, 'process.execPath'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return readableByAll(path.trim());
  } catch {
    throw new Error(`Node ${line} could not be had from the registry of npm; look at the network.`);
  }
}

/** Runs the unit tests on one Node. Returns whether all passed. */
function testOn(line: string): boolean {
  const node = nodeOf(line);
  const version = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
  const file = `coverage/node-${line}.json`;
  const begun = performance.now();
  const { status } = spawnSync(
    node,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project=unit',
      '--project=lab',
      '--reporter=minimal',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    {
      stdio: 'inherit',
      // Programs that the tests start by name use the same Node.
      env: { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env['PATH'] ?? ''}` },
    },
  );
  rmSync(dirname(node), { recursive: true });
  const { passed, failed } = readVitestReport(file);
  const time = duration(performance.now() - begun);
  console.log(`Node ${version}: ${passed} passed, ${failed} failed, ${time}`);
  return status === 0;
}

await runCommand(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.find((line) => !lines.includes(line));
  if (unknown !== undefined) throw new UsageError(`There is no line ${unknown}. ${usage}`);
  const results = (asked.length > 0 ? asked : lines).map(testOn);
  if (results.includes(false)) throw new Error('Not every line of Node passes.');
});
