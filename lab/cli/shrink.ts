import { writeFile } from 'node:fs/promises';
import { pathWords } from '#lab/paths/words.ts';
import { shrinkTape } from '#lab/cause/shrink-tape.ts';
import { printReplay } from '#lab/replay/describe-replay.ts';
import { replayTape } from '#lab/replay/replay-tape.ts';
import { print } from '#lab/cli/command.ts';
import { loadTape } from './replay-command.ts';

/** Writes the shortest tape that fails as a tape does, and shows how it fails. */
export async function shrinkFile(file: string, out: string): Promise<void> {
  const { tape, lab } = await loadTape(file);
  const shrunk = await shrinkTape(lab.scenario, tape);
  const all = pathWords.count(tape.steps.length, 'step');
  if (shrunk === undefined) {
    throw new Error(`“${file}” does not fail: the machine does what was recorded in ${all}.`);
  }
  await writeFile(out, `${JSON.stringify(shrunk, null, 1)}\n`);
  const steps = shrunk.steps.length;
  print(printReplay(replayTape(lab.scenario, shrunk), { steps, isSameShape: true }));
  print(
    `${steps.toLocaleString('en-NZ')} of ${all} ${steps === 1 ? 'fails' : 'fail'} in the same way: ${out}\n`,
  );
}
