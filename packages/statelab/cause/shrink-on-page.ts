import { openPageReplay } from '#statelab/live/page-replay.ts';
import type { Stage } from '#statelab/live/stage.ts';
import type { Difference } from '#statelab/replay/three-way.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { faultOnPage, isSameFault } from './fault.ts';
import { retell } from './retell.ts';
import { cutAfter, shrink } from './shrink-tape.ts';

/** How long tapes are tried, in milliseconds: the shortest that is found by then is the result. */
const patience = 480_000;

interface Options {
  readonly signal: AbortSignal;
  readonly onSmaller: (tape: Tape) => void;
}

/** Performs a tape on its page as fast as that can, up to the first difference. */
async function firstDifference(stage: Stage, tape: Tape): Promise<Difference | null> {
  const replay = await openPageReplay(stage, tape);
  let difference = await replay.open();
  for (let step = 0; difference === null && step < tape.steps.length; step += 1) {
    difference = await replay.perform(step, 'fast');
  }
  return difference;
}

/**
 * Shrinks a tape on which the page alone does otherwise. Every try is what the machine does with
 * those steps, performed on the page from its beginning.
 */
export async function shrinkOnPage(
  stage: Stage,
  tape: Tape,
  difference: Difference,
  { signal, onSmaller }: Options,
): Promise<Tape> {
  const { scenario } = stage.entry;
  const fault = faultOnPage(tape, difference);
  const cut = cutAfter(tape, difference.step);
  const end = performance.now() + patience;
  return shrink(
    cut,
    async (steps) => {
      signal.throwIfAborted();
      if (performance.now() > end) return undefined;
      const told = retell(scenario, { ...cut, steps: [...steps] }, []);
      // To perform it takes seconds: what the model does otherwise than before need not be.
      const wanted = { ...difference, step: steps.length };
      if (told === undefined || !isSameFault(fault, faultOnPage(told, wanted))) return undefined;
      const found = await firstDifference(stage, told);
      const isSame = found?.step === steps.length && isSameFault(fault, faultOnPage(told, found));
      return isSame ? told : undefined;
    },
    { onSmaller },
  );
}
