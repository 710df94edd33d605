import type { Scenario } from '#statelab/scenario.ts';
import { replayTape } from '#statelab/replay/replay-tape.ts';
import type { Tape, TapeStep } from '#statelab/tape/tape.ts';
import { signatureOf, isSameFailure } from './failure-signature.ts';
import { retell } from './retell.ts';
import { smallerStep, smallest } from './smaller.ts';

/** Returns the tape of these steps if it fails in the same way. */
export type Trial = (steps: readonly TapeStep[]) => Promise<Tape | undefined>;

/**
 * Makes a failing tape as short as possible: first its steps, then the event of each. `tape` ends with
 * the failing step.
 * Calls `onSmaller` with each shorter tape.
 */
export async function shrink(
  tape: Tape,
  trial: Trial,
  onSmaller?: (shorter: Tape) => void,
): Promise<Tape> {
  let best = tape;
  const tried = new Set<string>();

  async function fails(steps: readonly TapeStep[]): Promise<boolean> {
    const name = JSON.stringify(steps.map(({ event }) => event));
    if (tried.has(name)) return false;
    const found = await trial(steps);
    if (found === undefined) {
      tried.add(name);
      return false;
    }
    best = found;
    onSmaller?.(best);
    return true;
  }

  for (let before = ''; before !== JSON.stringify(best);) {
    before = JSON.stringify(best);
    const [last] = best.steps.slice(-1);
    if (last === undefined) return best;
    await smallest(best.steps.slice(0, -1), (steps) => fails([...steps, last]));
    for (const [index, step] of best.steps.entries()) {
      await smallerStep(step, (smaller) => fails(best.steps.with(index, smaller)));
    }
  }
  return best;
}

/** The tape up to the failing step. */
export const cutAfter = (tape: Tape, step: number): Tape => ({
  ...tape,
  steps: tape.steps.slice(0, step),
});

/** Shrinks a tape that fails on the machine alone. Undefined for one that passes. */
export async function shrinkTape(
  scenario: Scenario,
  tape: Tape,
  onSmaller?: (shorter: Tape) => void,
): Promise<Tape | undefined> {
  const replay = replayTape(scenario, tape);
  const fault = signatureOf(tape, replay);
  if (fault === undefined) return undefined;
  const cut = cutAfter(tape, replay.difference?.step ?? 0);
  return shrink(
    cut,
    async (steps) => {
      const newTape = retell(scenario, { ...cut, steps: [...steps] }, fault.parts);
      if (newTape === undefined) return undefined;
      const again = replayTape(scenario, newTape);
      if (again.difference?.step !== steps.length) return undefined;
      const found = signatureOf(newTape, again);
      return found !== undefined && isSameFailure(fault, found) ? newTape : undefined;
    },
    onSmaller,
  );
}
