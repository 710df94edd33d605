import { writeFile } from 'node:fs/promises';
import { printDiff } from '#statelab/replay/diff-tapes.ts';
import { shrinkTape } from '#statelab/shrink/shrink-tape.ts';
import type { LabMachine } from '#statelab/config.ts';
import { pathWords } from '#statelab/paths/words.ts';
import { drawReplay } from '#statelab/replay/draw-replay.ts';
import { printReplay } from '#statelab/replay/describe-replay.ts';
import { replayTape } from '#statelab/replay/replay-tape.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { only, print, UsageError } from './command.ts';
import { loadMachines } from './load-config.ts';
import { chooseTape, loadTape, loadTapes, versionSentence, type LoadedTape } from './load-tape.ts';
import { replayOnPage, shrinkOnPage, type Shrunk } from './on-page.ts';
import { writePlaywright, writeReport } from './write-replay.ts';

export interface ReplayOptions {
  readonly page?: boolean;
  readonly trace?: string;
  readonly report?: string;
  readonly chart?: string;
  readonly playwright?: string;
  readonly tape?: number;
  readonly shrink?: boolean;
  readonly out?: string;
  readonly diff?: string;
}

/** Shows where two tapes of one machine part. */
async function diffFiles(file: string, other: string): Promise<void> {
  const [first, second] = [await loadTape(file), await loadTape(other)];
  if (first.lab.id !== second.lab.id) {
    throw new UsageError(
      `“${file}” is a tape of ${first.lab.id} and “${other}” one of ${second.lab.id}. Compare two of the same machine.`,
    );
  }
  const { isAlike, text } = printDiff(first.tape, second.tape, [file, other]);
  print(text);
  if (!isAlike) process.exitCode = 1;
}

async function shrinkAlone({ scenario }: LabMachine, long: Tape): Promise<Shrunk | undefined> {
  const tape = await shrinkTape(scenario, long);
  if (tape === undefined) return undefined;
  return { tape, text: printReplay(replayTape(scenario, tape), tape) };
}

const tell = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

/** Writes the shortest tape that fails in the same way, and prints how it fails. */
async function shrinkFile(
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

function replayAlone({ tape, lab }: LoadedTape) {
  const replayed = replayTape(lab.scenario, tape);
  return { replayed, text: printReplay(replayed, tape) };
}

/** Replays a tape, or the tapes of a report. The exit code is 1 where something differs. */
export async function replay(names: readonly string[], options: ReplayOptions): Promise<void> {
  const file = only(await loadMachines(names), 'tape');
  const { page = false, trace, report, chart, playwright, shrink, out, diff } = options;
  const number = options.tape;
  if (diff !== undefined) return diffFiles(file, diff);
  if (shrink) {
    return shrinkFile(file, out ?? `${file.replace(/\.json$/, '')}.shrunk.json`, number, page);
  }
  const { tapes, site } = await loadTapes(file);
  const chosen = chooseTape(tapes, number);
  const { tape, lab } = chosen;
  const { replayed, text } = replayAlone(chosen);
  if (site === undefined) print(text);
  else {
    const others = tapes.filter((each) => each !== chosen && number === undefined);
    const sentences = [...others, chosen].map((each) => {
      const name = `Tape ${tapes.indexOf(each) + 1} of ${tapes.length}, ${each.tape.machine}`;
      return `${name} on ${each.tape.path}:\n${replayAlone(each).text}`;
    });
    print(versionSentence(site) + sentences.join(''));
  }
  if (chart !== undefined) await writeFile(chart, await drawReplay(replayed));
  if (playwright !== undefined) await writePlaywright(playwright, tape, replayed);
  const onPage = page ? await replayOnPage(lab, tape, trace) : undefined;
  if (onPage !== undefined) print(onPage.text);
  if (report !== undefined) await writeReport(report, tape, replayed, onPage);
  if (replayed.difference !== undefined || onPage?.isAgreed === false) process.exitCode = 1;
}
