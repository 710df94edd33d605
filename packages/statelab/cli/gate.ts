import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { extractChart } from '#statelab/chart/extract.ts';
import { labConfig, labMachineOf } from '#statelab/config.ts';
import { printChartDiff } from '#statelab/gate/chart-diff.ts';
import { runGate, tapesOf, type NamedTape } from '#statelab/gate/gate.ts';
import { junit, printGate, sarif, summary } from '#statelab/gate/write-gate.ts';
import { pathWords } from '#statelab/paths/words.ts';
import { chartsAt } from './charts-at.ts';
import { commandLine, print } from './command.ts';
import { filesAt } from './files-at.ts';
import { loadMachines } from './load-config.ts';
import { loadTapes } from './load-tape.ts';
import { startedAs } from './started-as.ts';

export const help = `Tells whether the machines are good: every scenario over everything that can happen, with its
invariants; what looks wrong with each machine; and every tape of a folder. Exits 1 if anything is wrong.

Usage:
  ${startedAs('gate')} [FILE] [TAPE...] [--junit FILE] [--sarif FILE] [--summary FILE [--against COMMIT]]
  ${startedAs('gate')} [FILE] FOLDER --record

Options:
  --record        writes tapes that take every transition of every machine as it is now
  --junit FILE    writes a JUnit report
  --sarif FILE    writes a SARIF log
  --summary FILE  writes a summary in Markdown
  --against COMMIT  adds to the summary how the charts differ from that commit's, drawn
  --charts        prints the charts as JSON, and checks nothing
  --help          this text

TAPE is a tape, the report of a visit, or a folder of them. FILE is a module that exports
machines; it is used instead of lab.config.ts.
`;

const { parse, wrong } = commandLine('gate', {
  record: { type: 'boolean' },
  junit: { type: 'string' },
  sarif: { type: 'string' },
  summary: { type: 'string' },
  against: { type: 'string' },
  charts: { type: 'boolean' },
});

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
export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = parse(args);
  const places = await loadMachines(positionals);
  const charts = () => labConfig().machines.map(({ machine }) => extractChart(machine));
  if (values.charts) return print(`${JSON.stringify(charts())}\n`);
  const { against } = values;
  if (against !== undefined && values.summary === undefined)
    throw wrong('--against goes with --summary, which it adds to.');
  const files = positionals.filter((argument) => !places.includes(argument));
  const before = against === undefined ? undefined : await chartsAt(against, files);
  const [folder, ...others] = places;
  if (values.record) {
    if (folder === undefined || others.length > 0) throw wrong('Name one folder to record to.');
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
    const file = values[name];
    if (file !== undefined) await writeFile(file, reports[name]());
  }
  print(printGate(checks));
  if (checks.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
}
