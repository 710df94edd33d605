import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { exportTest } from '#statelab/page/export-test.ts';
import { readHelperSources } from '#statelab/page/read-helper-sources.ts';
import { printReplay } from '#statelab/replay/print-replay.ts';
import { replayTape } from '#statelab/replay/replay-tape.ts';
import { only } from '#statelab/usage-error.ts';
import { print } from './command.ts';
import { loadMachines } from '#statelab/build/load-config.ts';
import { chooseTape, loadTapes, versionSentence, type LoadedTape } from './load-tape.ts';
import { replayedOnPage } from './replayed-on-page.ts';

interface ReplayOptions {
  readonly page?: boolean;
  readonly trace?: string;
  readonly playwright?: string;
}

function replayAlone({ tape, lab }: LoadedTape) {
  const replayed = replayTape(lab.scenario, tape);
  return { replayed, text: printReplay(replayed, tape, process.stdout.isTTY) };
}

/** Replays a tape, or the tapes of a report. The exit code is 1 where something differs. */
export async function replay(names: readonly string[], options: ReplayOptions): Promise<void> {
  const file = only(await loadMachines(names), 'tape');
  const { page = false, trace, playwright } = options;
  const { tapes, site } = await loadTapes(file);
  const chosen = chooseTape(tapes);
  const { tape } = chosen;
  const { replayed, text } = replayAlone(chosen);
  if (site === undefined) print(text);
  else {
    const others = tapes.filter((each) => each !== chosen);
    const sentences = [...others, chosen].map((each) => {
      const name = `Tape ${tapes.indexOf(each) + 1} of ${tapes.length}, ${each.tape.machine}`;
      return `${name} on ${each.tape.path}:\n${replayAlone(each).text}`;
    });
    print(versionSentence(site) + sentences.join(''));
  }
  if (playwright !== undefined) {
    const exported = exportTest(replayed, readHelperSources());
    if ('refusal' in exported) throw new Error(exported.refusal);
    await mkdir(dirname(playwright), { recursive: true });
    await writeFile(playwright, exported.text);
  }
  const onPage = page ? await replayedOnPage(tape, trace) : undefined;
  if (onPage !== undefined) print(onPage.text);
  if (replayed.difference !== undefined || onPage?.isAgreed === false) process.exitCode = 1;
}
