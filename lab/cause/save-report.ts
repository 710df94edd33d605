import { causeWords } from '#lab/words/cause.ts';
import { saveFile } from '#lab/chart/save-file.ts';
import type { Live } from '#lab/live/create-live.ts';
import { drawPicture } from '#lab/live/draw-picture.ts';
import { sightAt } from '#lab/live/reel.machine.ts';
import { replayTape } from '#lab/replay/replay-tape.ts';
import type { Difference } from '#lab/replay/three-way.ts';
import { faultReport } from './report.ts';

const words = causeWords.report;

/** What the lab was built as: its script has a name of its own in every build. */
const build = (): string =>
  document.querySelector<HTMLScriptElement>('script[type="module"]')?.src.split('/').at(-1) ?? '';

/** Saves a report on a replay of the tape that is looked at, which failed. */
export async function saveReport(live: Live, difference: Difference): Promise<void> {
  const tape = live.tape();
  if (tape === undefined) return;
  const { sights } = live.seen.reel.getSnapshot().context;
  // Where a step could not happen, the page is as the step before left it.
  const sight = sightAt(sights, difference.step) ?? sights.at(-1);
  const report = faultReport({
    tape,
    replay: replayTape(live.stage.entry.scenario, tape),
    difference,
    ...(sight && { picture: await drawPicture(sight.picture) }),
    build: { [words.browser]: navigator.userAgent, [words.build]: build() },
  });
  saveFile(
    `${tape.machine}-step-${difference.step}.md`,
    new Blob([report], { type: 'text/markdown' }),
  );
}
