import { exportWords as words } from '#statelab/messages/paths.ts';
import { pageScriptOf } from '#statelab/config.ts';
import { messageOf } from '#statelab/message-of.ts';
import { stepName } from '#statelab/explore/step-name.ts';
import type { Replay } from '#statelab/replay/replay-tape.ts';
import { playwrightTest, type HelperSources } from './playwright.ts';

/** The exported text, or a sentence on why there is none. */
type Exported = { readonly text: string } | { readonly refusal: string };

/** Exports a replay as a Playwright test of its machine's page. */
export function exportTest(replay: Replay, sources: HelperSources): Exported {
  const script = pageScriptOf(replay.scenario.machine.id);
  if (script === undefined) return { refusal: words.noPage };
  try {
    const impossible = replay.path.find(({ before, step }) => !script.canHappen(before, step));
    if (impossible !== undefined) return { refusal: words.notOnPage(stepName(impossible.step)) };
    return { text: playwrightTest(replay, script, sources) };
  } catch (error) {
    return { refusal: messageOf(error) };
  }
}
