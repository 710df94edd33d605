import * as v from 'valibot';
import { lab } from './tape-words.ts';
import { labMachineOf, labConfig, type LabMachine } from '#statelab/config.ts';
import { machineHash, parseHash } from '#statelab/design/url-hash.ts';
import { startReplay } from '#statelab/replay/replay-tape.ts';
import { verdictOf, type Verdict } from '#statelab/replay/verdict.ts';
import { createStepper } from '#statelab/explore/stepper.ts';
import { revive } from '#statelab/machine/plain.ts';
import { parseTape, readText } from '#statelab/tape/parse-tape.ts';
import { fileOf } from './save-tape.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { yieldToBrowser } from './yield-to-browser.ts';

/** A tape, and the name of its file. */
export interface Opened {
  readonly tape: Tape;
  readonly file: string;
}

/** Tapes of this page, such as of a dropped file, by their names in the address. */
const handedOver = new Map<string, Opened>();

/** Opens a tape in the live view of its machine. */
export function openInLive(tape: Tape, file = fileOf(tape)): void {
  const name = `${handedOver.size + 1}`;
  handedOver.set(name, { tape, file });
  window.location.hash = tapeHash(tape.machine, name);
}

/** The address of a tape. */
export const tapeHash = (machine: string, name: string): string =>
  machineHash(machine, 'live', `tape=${encodeURIComponent(name)}`);

/** The name of the tape in the address of a machine's live view; null without one. */
export function tapeAt(hash: string, machine: string): string | null {
  const { route, search } = parseHash(hash);
  const isLive = route.page === 'machine' && route.machine === machine && route.tab === 'live';
  return isLive ? new URLSearchParams(search).get('tape') : null;
}

/** What today's machine does of a tape. */
export async function verdictOn({ scenario }: LabMachine, tape: Tape): Promise<Verdict> {
  const replaying = startReplay(scenario, tape);
  for (let step = 1; step <= tape.steps.length; step += 1) {
    await yieldToBrowser();
    replaying.advanceTo(step);
  }
  return verdictOf(replaying.replay(), tape);
}

/** Reads a tape of a machine that the lab knows. Throws a sentence for any other text. */
function tapeIn(text: string, name: string): Tape {
  const read = parseTape(text, name);
  if ('refusal' in read) throw new Error(read.refusal);
  const { tape } = read;
  const entry = labMachineOf(tape.machine);
  if (entry === undefined) {
    const known = labConfig().machines.map(({ id }) => id);
    throw new Error(lab.refusals.otherMachine(tape.machine, known));
  }
  try {
    createStepper(entry.machine).open(revive(tape.input));
  } catch (error) {
    throw new Error(lab.refusals.broken(name), { cause: error });
  }
  return tape;
}

/** Opens a chosen or dropped file in the live view of its machine. Throws a sentence if it cannot. */
export async function openFile([file, ...more]: readonly File[]): Promise<void> {
  if (file === undefined || more.length > 0) throw new Error(lab.refusals.manyFiles);
  const read = await readText(file);
  if ('refusal' in read) throw new Error(read.refusal);
  openInLive(tapeIn(read.text, file.name), file.name);
}

const shelf = v.fallback(v.array(v.object({ name: v.string(), machine: v.string() })), []);

/** The names of the project's tapes of a machine; none where nothing serves them. */
export async function tapesOf(machine: string): Promise<readonly string[]> {
  const response = await fetch('/lab/tapes.json').catch(() => undefined);
  const all = v.parse(shelf, response?.ok === true ? await response.json() : []);
  return all.filter((each) => each.machine === machine).map(({ name }) => name);
}

/** The tape of a name in the address: of this page, or else a file of the project's. */
export async function tapeNamed(name: string): Promise<Opened> {
  const own = handedOver.get(name);
  if (own !== undefined) return own;
  const response = await fetch(`/lab/tapes/${encodeURIComponent(name)}`);
  if (!response.ok) throw new Error(lab.refusals.gone(name));
  return { tape: tapeIn(await response.text(), name), file: name };
}
