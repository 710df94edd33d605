import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { exportReplay } from '#statelab/export/formats.ts';
import type { Replay } from '#statelab/replay/replay-tape.ts';
import type { Tape } from '#statelab/tape/tape.ts';

const helpers = fileURLToPath(new URL('../page/world/', import.meta.url));

/** Writes a visit as a Playwright test. Throws a sentence where a page can't be made to do it. */
export async function writePlaywright(file: string, tape: Tape, replay: Replay): Promise<void> {
  const names = (await readdir(helpers)).toSorted();
  const sources = await Promise.all(names.map((name) => readFile(helpers + name, 'utf8')));
  const exported = exportReplay(tape, replay, 'playwright', sources);
  if ('refusal' in exported) throw new Error(exported.refusal);
  await writeFile(file, exported.text);
}
