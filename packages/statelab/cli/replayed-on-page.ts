import type { BrowserContext } from '@playwright/test';
import { count } from '#statelab/count.ts';
import { verdictLine } from '#statelab/replay/verdict-line.ts';
import { replayOnPage, type PageSession } from '#statelab/page/walk-tape.ts';
import { wasSeen, type Tape } from '#statelab/tape/tape.ts';
import { onPages } from './on-page.ts';

/** Replays a tape, and writes Playwright's trace of it, a group for each step. */
async function replayTraced(
  session: PageSession,
  tape: Tape,
  context: BrowserContext,
  file: string,
) {
  const { tracing } = context;
  await tracing.start({ screenshots: true, snapshots: true, sources: true });
  try {
    const onStep = async (name: string) => {
      await tracing.groupEnd();
      await tracing.group(name);
    };
    return await replayOnPage({ ...session, onStep }, tape);
  } finally {
    await tracing.stop({ path: file });
  }
}

/**
 * Replays a tape on its page in a headless browser; with `trace`, writes Playwright's trace to that
 * file. Throws a sentence where that fails.
 */
export async function replayedOnPage(tape: Tape, trace?: string) {
  const [difference] = await onPages([{ tape }], (session, _, context) =>
    trace === undefined ? replayOnPage(session, tape) : replayTraced(session, tape, context, trace),
  );
  const isAgreed = difference === undefined;
  const steps = count(tape.steps.length, 'step');
  const agreed = wasSeen(tape)
    ? `The page shows and does what was recorded in ${steps}.`
    : `Each of ${steps} can be done on the page. The tape does not say what it showed.`;
  const verdict = verdictLine(
    isAgreed ? 'pass' : 'fail',
    difference ?? agreed,
    process.stdout.isTTY,
  );
  return { isAgreed, text: `${verdict}\n` };
}
