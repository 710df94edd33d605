import { causeWords } from '#statelab/messages/cause.ts';
import { saveFile } from '#statelab/chart/save-file.ts';
import type { Live } from '#statelab/live/create-live.ts';
import { drawPicture } from '#statelab/live/draw-picture.ts';
import { sightAt } from '#statelab/live/filmstrip.machine.ts';
import { replayTape } from '#statelab/replay/replay-tape.ts';
import type { Difference } from '#statelab/replay/three-way.ts';
import { faultReport } from './report.ts';

const words = causeWords.report;

/** What the lab was built as: its script has a name of its own in every build. */
const build = (): string =>
  document.querySelector<HTMLScriptElement>('script[type="module"]')?.src.split('/').at(-1) ?? '';

/** Saves a report on a replay of the tape that is looked at, which failed. */
export async function saveReport(live: Live, difference: Difference): Promise<void> {
  const tape = live.tape();
  if (tape === undefined) return;
  const { sights } = live.observer.filmstrip.getSnapshot().context;
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
