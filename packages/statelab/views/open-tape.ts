import * as v from 'valibot';
import { machineHash, parseHash } from '#statelab/design/url-hash.ts';
import { readStep } from '#statelab/explore/paths-params.ts';
import { machineOfTape, parseTape, readText } from '#statelab/tape/parse-tape.ts';
import { fileOf } from './save-tape.ts';
import type { Tape } from '#statelab/tape/tape.ts';

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

/** The address of a tape, at a step of it. */
export const tapeHash = (machine: string, tape: string, step?: number): string => {
  const params = { tape, ...(step !== undefined && { step: `${step}` }) };
  return machineHash(machine, 'live', `${new URLSearchParams(params)}`);
};

/** What an address says of a machine's live view. */
export interface LiveAddress {
  /** The name of a tape; null for the visit. */
  readonly name: string | null;
  /** The step to show; null where the address does not say. */
  readonly asked: number | null;
}

/** Undefined for an address of another view. */
export function liveAt(hash: string, machine: string): LiveAddress | undefined {
  const { route, search } = parseHash(hash);
  const isLive = route.page === 'machine' && route.machine === machine && route.tab === 'live';
  if (!isLive) return undefined;
  return { name: new URLSearchParams(search).get('tape'), asked: readStep(search) };
}

/** Opens a chosen or dropped file in the live view of its machine. Throws a sentence if it cannot. */
export async function openFile([file, ...more]: readonly File[]): Promise<void> {
  if (file === undefined || more.length > 0)
    throw new Error('The lab opens one tape at a time. Drop a single file.');
  const tape = parseTape(await readText(file), file.name);
  machineOfTape(tape, file.name);
  openInLive(tape, file.name);
}

const listed = v.object({ name: v.string(), machine: v.nullable(v.string()) });
const shelf = v.fallback(v.array(listed), []);

/** The names of the project's tapes of a machine, and of those that cannot be read; none where nothing serves them. */
export async function tapesOf(machine: string): Promise<readonly string[]> {
  const response = await fetch('/lab/tapes.json').catch(() => undefined);
  const all = v.parse(shelf, response?.ok === true ? await response.json() : []);
  const own = all.filter((each) => each.machine === machine || each.machine === null);
  return own.map(({ name }) => name);
}

/** The tape of a name in the address: of this page, or else a file of the project's. */
export async function tapeNamed(name: string): Promise<Opened> {
  const own = handedOver.get(name);
  if (own !== undefined) return own;
  const response = await fetch(`/lab/tapes/${encodeURIComponent(name)}`);
  if (!response.ok) {
    throw new Error(
      /^\d+$/.test(name)
        ? 'The tape of this address was opened from a file. Open the file again.'
        : `There is no tape “${name}” at this address. Open its file, or choose another.`,
    );
  }
  const tape = parseTape(await response.text(), name);
  machineOfTape(tape, name);
  return { tape, file: name };
}
