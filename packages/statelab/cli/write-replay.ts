import { writeFile } from 'node:fs/promises';
import { faultReport } from '#statelab/report/report.ts';
import { exportReplay } from '#statelab/export/formats.ts';
import { readHelperSources } from '#statelab/export/read-helper-sources.ts';
import { causeWords } from '#statelab/messages/cause.ts';
import { drawReplay } from '#statelab/replay/draw-replay.ts';
import type { Replay } from '#statelab/replay/replay-tape.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { git } from './git.ts';
import type { PageReplay } from './on-page.ts';

const words = causeWords.report;

/** Writes a replay as a Playwright test. Throws a sentence where a page cannot do it. */
export async function writePlaywright(file: string, tape: Tape, replay: Replay): Promise<void> {
  const exported = exportReplay(tape, replay, 'playwright', readHelperSources());
  if ('refusal' in exported) throw new Error(exported.refusal);
  await writeFile(file, exported.text);
}

/** Writes a report on a replay, and on the page's if there is one. */
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
    ...(onPage && { onPage: onPage.text }),
    build: {
      [words.commit]: commit,
      [words.node]: `${process.version} on ${process.platform}`,
      ...(onPage && { [words.browser]: onPage.browser }),
    },
  });
  await writeFile(file, report);
}
