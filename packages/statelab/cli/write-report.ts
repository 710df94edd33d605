import { writeFile } from 'node:fs/promises';
import { causeWords } from '#statelab/messages/cause.ts';
import { faultReport } from '#statelab/cause/report.ts';
import { drawReplay } from '#statelab/replay/draw-replay.ts';
import type { Replay } from '#statelab/replay/replay-tape.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { git } from './bisect/git.ts';
import type { PageReplay } from './replay-on-page.ts';

const words = causeWords.report;

/** Writes a report on a replay, with what the page did where it was done there, too. */
export async function writeReport(
  file: string,
  tape: Tape,
  replay: Replay,
  onPage: PageReplay | undefined,
): Promise<void> {
  const commit = await git('.', 'show', '--no-patch', '--format=%H of %cs: %s').catch(
    () => words.nothing,
  );
  const report = faultReport({
    tape,
    replay,
    difference: replay.difference,
    chart: await drawReplay(replay),
    ...(onPage && { onPage: onPage.text, picture: onPage.picture }),
    build: {
      [words.commit]: commit,
      [words.node]: `${process.version} on ${process.platform}`,
      ...(onPage && { [words.browser]: onPage.browser }),
    },
  });
  await writeFile(file, report);
}
