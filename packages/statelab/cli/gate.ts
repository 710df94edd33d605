import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { labConfig } from '#statelab/config.ts';
import { runGate, tapesOf, type NamedTape } from '#statelab/check/gate.ts';
import { junit, printGate } from '#statelab/check/write-gate.ts';
import { pathWords } from '#statelab/paths/words.ts';
import { print, UsageError } from './command.ts';
import { loadMachines } from './load-config.ts';
import { filesAt, loadTapes } from './load-tape.ts';

export interface GateOptions {
  readonly record?: boolean;
  readonly junit?: string;
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
export async function gate(
  names: readonly string[],
  { record: isRecording = false, junit: report }: GateOptions,
): Promise<void> {
  const places = await loadMachines(names);
  const [folder, ...others] = places;
  if (isRecording) {
    if (folder === undefined || others.length > 0)
      throw new UsageError('Name one folder to record to.');
    return record(folder);
  }
  const tapes = (await Promise.all(places.map(readTapes))).flat();
  const checks = runGate(labConfig().machines, tapes);
  if (report !== undefined) await writeFile(report, junit(checks));
  print(printGate(checks));
  if (checks.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
}
