import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { extractChart } from '#statelab/machine/extract.ts';
import { labConfig, labMachineOf } from '#statelab/config.ts';
import { chartsSchema, printChartDiff } from '#statelab/check/chart-diff.ts';
import { runGate, tapesOf, type NamedTape } from '#statelab/check/gate.ts';
import { junit, printGate, sarif, summary } from '#statelab/check/write-gate.ts';
import { pathWords } from '#statelab/paths/words.ts';
import { print, UsageError } from './command.ts';
import { git, inScratchTree } from './git.ts';
import { loadMachines } from './load-config.ts';
import { filesAt, loadTapes } from './load-tape.ts';

export interface GateOptions {
  readonly record?: boolean;
  readonly junit?: string;
  readonly sarif?: string;
  readonly summary?: string;
  readonly against?: string;
  readonly charts?: boolean;
}

/** The limit of the printed charts, in bytes. */
const maxBuffer = 100_000_000;

/** The charts of files, or of the project, at a commit, as this command prints them there. */
async function chartsAt(commit: string, files: readonly string[]) {
  const root = await git('.', 'rev-parse', '--show-toplevel');
  const command = [...process.execArgv, process.argv[1] ?? '', 'gate', '--charts'];
  const printed = await inScratchTree(root, commit, async (tree) => {
    const cwd = join(tree, relative(root, process.cwd()));
    // A file that was not there yet had no charts.
    const known = files.filter((file) => existsSync(join(cwd, file)));
    if (files.length > 0 && known.length === 0) return { stdout: '[]' };
    return promisify(execFile)(process.execPath, [...command, ...known], { cwd, maxBuffer });
  });
  return v.parse(chartsSchema, JSON.parse(printed.stdout));
}

async function record(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const tapes = labConfig().machines.flatMap(tapesOf);
  for (const { name, tape } of tapes) {
    await writeFile(join(folder, name), `${JSON.stringify(tape)}\n`);
  }
  print(`Wrote ${pathWords.count(tapes.length, 'tape')} to ${folder}.\n`);
}

async function readTapes(place: string): Promise<readonly NamedTape[]> {
  const read: NamedTape[] = [];
  for (const name of await filesAt(place)) {
    const { tapes } = await loadTapes(name);
    read.push(...tapes.map(({ tape }) => ({ name, tape })));
  }
  return read;
}

/** Runs every check on the machines and tapes of its arguments. The exit code is 1 where something is wrong. */
export async function gate(names: readonly string[], options: GateOptions): Promise<void> {
  const places = await loadMachines(names);
  const charts = () => labConfig().machines.map(({ machine }) => extractChart(machine));
  if (options.charts) return print(`${JSON.stringify(charts())}\n`);
  const { against } = options;
  if (against !== undefined && options.summary === undefined)
    throw new UsageError('--against goes with --summary, which it adds to.');
  const files = names.filter((name) => !places.includes(name));
  const before = against === undefined ? undefined : await chartsAt(against, files);
  const [folder, ...others] = places;
  if (options.record) {
    if (folder === undefined || others.length > 0)
      throw new UsageError('Name one folder to record to.');
    return record(folder);
  }
  const tapes = (await Promise.all(places.map(readTapes))).flat();
  const checks = runGate(labConfig().machines, tapes);
  const tapeFiles = tapes.map(({ name }) => name);
  const reports = {
    junit: () => junit(checks),
    sarif: () =>
      sarif(checks, ({ machine, name }) =>
        tapeFiles.includes(name) ? name : (labMachineOf(machine)?.module ?? machine),
      ),
    summary: () =>
      before === undefined
        ? summary(checks)
        : [summary(checks), printChartDiff(before, charts(), against ?? '')].join('\n'),
  };
  for (const name of ['junit', 'sarif', 'summary'] as const) {
    const file = options[name];
    if (file !== undefined) await writeFile(file, reports[name]());
  }
  print(printGate(checks));
  if (checks.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
}
