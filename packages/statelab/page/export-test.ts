import { pageScriptOf } from '#statelab/config.ts';
import { messageOf } from '#statelab/message-of.ts';
import { stepName } from '#statelab/explore/step-name.ts';
import type { Replay } from '#statelab/replay/replay-tape.ts';
import { playwrightTest } from './playwright.ts';

const instead = 'Save a tape: the gate replays it on the machine.';

/**
 * Exports a replay as a Playwright test of its machine's page, or says why not. `sources` are the texts
 * of the project's helpers.
 */
export function exportTest(
  replay: Replay,
  sources: readonly string[],
): { readonly text: string } | { readonly refusal: string } {
  const script = pageScriptOf(replay.scenario.machine.id);
  if (script === undefined) {
    return { refusal: `This machine does not run on a page. ${instead}` };
  }
  try {
    const impossible = replay.path.find(({ before, step }) => !script.canHappen(before, step));
    if (impossible !== undefined) {
      return {
        refusal: `The page cannot cause this step: ${stepName(impossible.step)}. ${instead}`,
      };
    }
    return { text: playwrightTest(replay, script, sources) };
  } catch (error) {
    return { refusal: messageOf(error) };
  }
}
