import { exportWords as words } from '#statelab/messages/paths.ts';
import { faultReport } from '#statelab/report/report.ts';
import { pageScriptOf } from '#statelab/config.ts';
import { messageOf } from '#statelab/message-of.ts';
import { stepName } from '#statelab/explore/step-name.ts';
import type { Replay } from '#statelab/replay/replay-tape.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { playwrightTest, type HelperSources } from './playwright.ts';
import { vitestTest } from './vitest.ts';

export const formats = ['playwright', 'vitest', 'markdown'] as const;
export type Format = (typeof formats)[number];

const endings: Readonly<Record<Format, string>> = {
  playwright: 'spec.ts',
  vitest: 'test.ts',
  markdown: 'md',
};

export const fileNameOf = ({ scenario }: Replay, format: Format): string =>
  `${scenario.machine.id}.${endings[format]}`;

/** The exported text, or a sentence on why there is none. */
export type Exported = { readonly text: string } | { readonly refusal: string };

/** Exports a tape and what its machine makes of it. */
export function exportReplay(
  tape: Tape,
  replay: Replay,
  format: Format,
  sources: HelperSources,
): Exported {
  if (format === 'vitest') return { text: vitestTest(replay) };
  if (format === 'markdown') {
    return { text: faultReport({ tape, replay, difference: replay.difference, build: {} }) };
  }
  const script = pageScriptOf(tape.machine);
  if (script === undefined) return { refusal: words.noPage };
  try {
    const impossible = replay.path.find(({ before, step }) => !script.canHappen(before, step));
    if (impossible !== undefined) return { refusal: words.notOnPage(stepName(impossible.step)) };
    return { text: playwrightTest(replay, script, sources) };
  } catch (error) {
    return { refusal: messageOf(error) };
  }
}
