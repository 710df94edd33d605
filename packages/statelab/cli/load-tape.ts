import { getSystemErrorMap } from 'node:util';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf } from '#statelab/message-of.ts';
import type { LabMachine } from '#statelab/config.ts';
import { readReport } from '#statelab/page/visit-report.ts';
import { siteVersion } from '#statelab/page/site-version.ts';
import { replayTape } from '#statelab/replay/replay-tape.ts';
import { checkSize, machineOfTape, parseTape } from '#statelab/tape/parse-tape.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { UsageError } from '#statelab/usage-error.ts';

/** The system’s words for what is wrong with a file. */
const reasonOf = (error: unknown): string => {
  const number = error instanceof Error && 'errno' in error ? error.errno : undefined;
  const known = typeof number === 'number' ? getSystemErrorMap().get(number) : undefined;
  return known?.[1] ?? messageOf(error);
};

export interface LoadedTape {
  readonly tape: Tape;
  readonly lab: LabMachine;
}

/** A file itself, or the .json files of a folder. Missing files fail when read. */
export async function filesAt(place: string): Promise<readonly string[]> {
  const found = await stat(place).catch(() => undefined);
  if (!found?.isDirectory()) return [place];
  const names = (await readdir(place)).filter((name) => name.endsWith('.json')).toSorted();
  if (names.length === 0) throw new UsageError(`There is no .json file in “${place}”.`);
  return names.map((name) => join(place, name));
}

/** The text of a tape's file. Throws UsageError for one that cannot be read, or is too big. */
async function tapeText(file: string): Promise<string> {
  try {
    checkSize(file, (await stat(file)).size);
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`The tape “${file}” cannot be read: ${reasonOf(error)}.`);
  }
}

/**
 * Reads a tape, or the tapes of a visit's report and the version of its site. Throws UsageError for any
 * other file.
 */
export async function loadTapes(file: string) {
  const text = await tapeText(file);
  const report = readReport(text);
  const tapes = report?.tapes ?? [parseTape(text, file)];
  return {
    tapes: tapes.map((tape): LoadedTape => ({ tape, lab: machineOfTape(tape, file) })),
    site: report?.site,
  };
}

/** The first tape that fails, or else the longest. */
export const chooseTape = (tapes: readonly LoadedTape[]): LoadedTape =>
  tapes.find(({ tape, lab }) => replayTape(lab.scenario, tape).difference !== undefined) ??
  tapes.reduce((a, b) => (b.tape.steps.length > a.tape.steps.length ? b : a));

/** A remark on a report of another version of the site; empty for this one. */
export function versionSentence(site: string): string {
  const here = siteVersion(process.env);
  return site === here
    ? ''
    : `This visit was on version ${site} of the site; you have ${here}; results may differ.\n`;
}
