import { writeFile } from 'node:fs/promises';
import { pathWords } from '#statelab/paths/words.ts';
import { shrinkTape } from '#statelab/cause/shrink-tape.ts';
import { printReplay } from '#statelab/replay/describe-replay.ts';
import { replayTape } from '#statelab/replay/replay-tape.ts';
import type { LabMachine } from '#statelab/config.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { print } from '#statelab/cli/command.ts';
import { loadTape } from './load-tape.ts';
import { shrinkOnPage, type Shrunk } from './on-page.ts';

async function shrinkAlone({ scenario }: LabMachine, long: Tape): Promise<Shrunk | undefined> {
  const tape = await shrinkTape(scenario, long);
  if (tape === undefined) return undefined;
  return { tape, text: printReplay(replayTape(scenario, tape), tape) };
}

const tell = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

/** Writes the shortest tape that fails in the same way, and prints how it fails. */
export async function shrinkFile(
  file: string,
  out: string,
  number: number | undefined,
  onPage: boolean,
): Promise<void> {
  const { tape, lab } = await loadTape(file, number);
  const shrunk = await (onPage ? shrinkOnPage(lab, tape, tell) : shrinkAlone(lab, tape));
  const all = pathWords.count(tape.steps.length, 'step');
  if (shrunk === undefined) {
    const who = onPage ? 'page and machine do' : 'the machine does';
    throw new Error(`“${file}” does not fail: ${who} what was recorded in ${all}.`);
  }
  await writeFile(out, `${JSON.stringify(shrunk.tape, null, 1)}\n`);
  const steps = shrunk.tape.steps.length;
  print(
    `${shrunk.text}${steps.toLocaleString('en-NZ')} of ${all} ${steps === 1 ? 'fails' : 'fail'} in the same way: ${out}\n`,
  );
}
