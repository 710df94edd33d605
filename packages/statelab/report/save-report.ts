import { causeWords } from '#statelab/messages/cause.ts';
import { saveFile } from '#statelab/chart/save-file.ts';
import type { Live } from '#statelab/live/create-live.ts';
import { replayTape } from '#statelab/replay/replay-tape.ts';
import type { Difference } from '#statelab/replay/three-way.ts';
import { faultReport } from './report.ts';

const words = causeWords.report;

/** The build of the lab, by its script's name. */
const build = (): string =>
  document.querySelector<HTMLScriptElement>('script[type="module"]')?.src.split('/').at(-1) ?? '';

/** Saves a report on the failed replay of the open tape. */
export function saveReport(live: Live, difference: Difference): void {
  const tape = live.tape();
  if (tape === undefined) return;
  const report = faultReport({
    tape,
    replay: replayTape(live.stage.entry.scenario, tape),
    difference,
    build: { [words.browser]: navigator.userAgent, [words.build]: build() },
  });
  saveFile(
    `${tape.machine}-step-${difference.step}.md`,
    new Blob([report], { type: 'text/markdown' }),
  );
}
