import { writeFile } from 'node:fs/promises';
import { drawReplay } from '#statelab/replay/draw-replay.ts';
import { printReplay } from '#statelab/replay/describe-replay.ts';
import { replayTape } from '#statelab/replay/replay-tape.ts';
import { print } from '#statelab/cli/command.ts';
import { loadMachines } from './load-config.ts';
import { diffFiles } from './diff.ts';
import { replayOnPage } from './replay-on-page.ts';
import { chooseTape, loadTapes, versionSentence, type LoadedTape } from './load-tape.ts';
import { parseReplayCommand } from './replay-command.ts';
import { shrinkFile } from './shrink.ts';
import { writePlaywright } from './write-playwright.ts';
import { writeReport } from './write-report.ts';

export { help } from './replay-command.ts';

/** Does a tape again on its machine alone, and says what came of it. */
function replayAlone({ tape, lab }: LoadedTape) {
  const replayed = replayTape(lab.scenario, tape);
  return { replayed, text: printReplay(replayed, tape) };
}

/** Does the tape or report of its arguments again. The exit code is 1 where something differs. */
export async function run(args: readonly string[]): Promise<void> {
  const command = parseReplayCommand(await loadMachines(args));
  if (command.name === 'shrink') return shrinkFile(command);
  if (command.name === 'diff') return diffFiles(command.file, command.other);
  const { tapes, site } = await loadTapes(command.file);
  const chosen = chooseTape(tapes, command.number);
  const { tape, lab } = chosen;
  const { replayed, text } = replayAlone(chosen);
  if (site === undefined) print(text);
  else {
    const others = tapes.filter((each) => each !== chosen && command.number === undefined);
    const told = [...others, chosen].map((each) => {
      const name = `Tape ${tapes.indexOf(each) + 1} of ${tapes.length}, ${each.tape.machine}`;
      return `${name} on ${each.tape.path}:\n${replayAlone(each).text}`;
    });
    print(versionSentence(site) + told.join(''));
  }
  if (command.chart !== undefined) await writeFile(command.chart, await drawReplay(replayed));
  if (command.playwright !== undefined) await writePlaywright(command.playwright, tape, replayed);
  const onPage = command.onPage ? await replayOnPage(lab, tape) : undefined;
  if (onPage !== undefined) print(onPage.text);
  if (command.report !== undefined) await writeReport(command.report, tape, replayed, onPage);
  if (replayed.difference !== undefined || onPage?.isAgreed === false) process.exitCode = 1;
}
