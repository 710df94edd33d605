import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { labConfig, type LabMachine } from '#statelab/config.ts';
import { runGate, type Check } from '#statelab/check/gate.ts';
import { tapesOf, type NamedTape } from '#statelab/check/scenario-tapes.ts';
import { printGate } from '#statelab/check/write-gate.ts';
import { recordOnPage, replayOnPage } from '#statelab/page/walk-tape.ts';
import { pagesShowing } from '#statelab/page/pages-showing.ts';
import { verdictLine } from '#statelab/replay/verdict-line.ts';
import { count } from '#statelab/count.ts';
import { tapeText } from '#statelab/tape/tape-text.ts';
import { wasSeen } from '#statelab/tape/tape.ts';
import { UsageError } from '#statelab/usage-error.ts';
import { print } from './command.ts';
import { keepVerdicts } from '#statelab/build/keep-verdicts.ts';
import { takePictures } from '#statelab/build/pictures.ts';
import { chooseMachine, loadMachines } from '#statelab/build/load-config.ts';
import { filesAt, loadTapes } from './load-tape.ts';
import { onPages } from './on-page.ts';

/** The most pages that a sentence names. */
const mostNamed = 6;

interface GateOptions {
  readonly page?: boolean;
  readonly machine?: string;
  readonly record?: boolean;
}

/**
 * Records tapes of some machines, on their pages where there is a site, in place of those that are
 * there.
 */
async function record(folder: string, machines: readonly LabMachine[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const { pages, site } = labConfig();
  const scripts = site.folder === '' ? [] : pages;
  const kinds = machines.map((entry) =>
    tapesOf(
      entry,
      scripts.filter(({ scenario }) => scenario.machine.id === entry.id),
    ),
  );
  const onPage = kinds.flatMap((kind) => kind.onPage);
  const walked = await onPages(onPage, async (session, { name, tape }) => ({
    name,
    ...(await recordOnPage(session, tape)),
  }));
  const tapes = [...walked, ...kinds.flatMap(({ machineOnly }) => machineOnly)];
  for (const { tape, difference } of walked) {
    if (difference === undefined) continue;
    process.stderr.write(
      `A tape of ${tape.machine} was recorded on the machine alone, because the page ${tape.path} cannot follow it. ${difference}\n`,
    );
    process.exitCode = 1;
  }
  const ids = machines.map(({ id }) => id).join('|');
  const ours = new RegExp(`^(?:${ids})(?:-alone)?-\\d+\\.json$`);
  for (const name of await readdir(folder)) if (ours.test(name)) await rm(join(folder, name));
  for (const { name, tape } of tapes) await writeFile(join(folder, name), tapeText(tape));
  print(`Wrote ${count(tapes.length, 'tape')} to ${folder}.\n`);
}

async function readTapes(place: string): Promise<readonly NamedTape[]> {
  const read: NamedTape[] = [];
  for (const name of await filesAt(place)) {
    const { tapes } = await loadTapes(name);
    read.push(...tapes.map(({ tape }) => ({ name, tape })));
  }
  return read;
}

/** Replays the tapes that were recorded on a page on the built site. */
async function checkPages(tapes: readonly NamedTape[]): Promise<readonly Check[]> {
  const checkOf = ({ name, tape }: NamedTape) => ({
    machine: tape.machine,
    name: `${name} on ${tape.path === '' ? 'no page' : tape.path}`,
  });
  const seen = tapes.filter(({ tape }) => wasSeen(tape));
  const checks = await onPages(seen, async (ground, named) => {
    const onCompared = await takePictures(basename(named.name), ground.page);
    const difference = await replayOnPage({ ...ground, onCompared }, named.tape);
    const verdict = difference === undefined ? 'pass' : 'fail';
    const line = verdictLine(verdict, `${named.name} on its page`, process.stderr.isTTY);
    process.stderr.write(`${line}\n`);
    return { ...checkOf(named), faults: difference === undefined ? [] : [difference] };
  });
  return [
    ...checks,
    ...tapes
      .filter(({ tape }) => !wasSeen(tape))
      .map((named) => ({
        ...checkOf(named),
        faults: [],
        notCompared: 'it was recorded on the machine alone',
      })),
  ];
}

/** The pages that show a machine's view, and that no tape is on. */
function pagesLeft(machine: string, tapes: readonly NamedTape[]): readonly Check[] {
  const covered = new Set(tapes.map(({ tape }) => tape.path.split(/[?#]/)[0]));
  const left = pagesShowing(machine).filter((path) => !covered.has(path));
  if (left.length === 0) return [];
  const more = left.length > mostNamed ? ` and ${left.length - mostNamed} more` : '';
  const notCompared = `no tape of it is on ${left.slice(0, mostNamed).join(', ')}${more}`;
  return [{ machine, name: 'other pages with its view', faults: [], notCompared }];
}

/** Runs every check on the machines and tapes of its arguments. The exit code is 1 where something is wrong. */
export async function gate(
  names: readonly string[],
  { page = false, machine, record: isRecording = false }: GateOptions,
): Promise<void> {
  const named = await loadMachines(names);
  const { tapes: usual } = labConfig();
  const places = named.length === 0 && usual !== '' ? [usual] : named;
  const machines = machine === undefined ? labConfig().machines : [chooseMachine([machine])];
  const [folder, ...others] = places;
  if (isRecording) {
    if (folder === undefined || others.length > 0)
      throw new UsageError('Name one folder to record to.');
    return record(folder, machines);
  }
  const tapes = (await Promise.all(places.map(readTapes))).flat();
  const ofThese = tapes.filter(({ tape }) => machines.some(({ id }) => id === tape.machine));
  const checks = [
    ...runGate(machines, tapes),
    ...(page ? await checkPages(ofThese) : []),
    ...(page && machine !== undefined ? pagesLeft(machine, ofThese) : []),
  ];
  if (places.join() === usual) await keepVerdicts(checks, new Date());
  print(printGate(checks, { onPage: page, colours: process.stdout.isTTY }));
  if (checks.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
}
