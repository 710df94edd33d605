import { openPageReplay } from '#statelab/live/page-replay.ts';
import type { Stage } from '#statelab/live/stage.ts';
import type { Difference } from '#statelab/replay/three-way.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { signatureOnPage, isSameFailure } from './failure-signature.ts';
import { retell } from './retell.ts';
import { cutAfter, shrink } from './shrink-tape.ts';

/** The time limit in milliseconds. The shortest tape found by then is the result. */
const timeoutMs = 480_000;

/** Performs a tape on its page at full speed, up to the first difference. */
async function firstDifference(stage: Stage, tape: Tape): Promise<Difference | null> {
  const replay = await openPageReplay(stage, tape);
  let difference = await replay.open();
  for (let step = 0; difference === null && step < tape.steps.length; step += 1) {
    difference = await replay.perform(step);
  }
  return difference;
}

/** Shrinks a tape on which only the page differs. Records each try on the machine, then performs it on the page. */
export async function shrinkOnPage(
  stage: Stage,
  tape: Tape,
  difference: Difference,
  signal: AbortSignal,
  onSmaller: (shorter: Tape) => void,
): Promise<Tape> {
  const { scenario } = stage.entry;
  const fault = signatureOnPage(tape, difference);
  const cut = cutAfter(tape, difference.step);
  const end = performance.now() + timeoutMs;
  return shrink(
    cut,
    async (steps) => {
      signal.throwIfAborted();
      if (performance.now() > end) return undefined;
      const newTape = retell(scenario, { ...cut, steps: [...steps] }, []);
      // Performing takes seconds, so a try on which the model differs is skipped.
      const wanted = { ...difference, step: steps.length };
      if (newTape === undefined || !isSameFailure(fault, signatureOnPage(newTape, wanted)))
        return undefined;
      const found = await firstDifference(stage, newTape);
      const isSame =
        found?.step === steps.length && isSameFailure(fault, signatureOnPage(newTape, found));
      return isSame ? newTape : undefined;
    },
    onSmaller,
  );
}
