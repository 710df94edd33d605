import type { AnyStateMachine } from 'xstate';
import { coverage as words } from '#statelab/messages/coverage.ts';
import { messageOf } from '#statelab/message-of.ts';
import { coverageOf, type Coverage } from '#statelab/tape/coverage.ts';
import { foldTape } from '#statelab/tape/fold.ts';
import type { Tape } from '#statelab/tape/tape.ts';

/** What a file counts of a machine, or a sentence on why it counts nothing. */
export type ReadCounts = { readonly counts: Coverage } | { readonly refusal: string };

/** Counts a visit on its machine as it is now. One on which the machine breaks counts nothing. `name` is the file's. */
export function countVisit(machine: AnyStateMachine, tape: Tape, name: string): ReadCounts {
  try {
    const fold = foldTape(machine, tape);
    fold.advance(tape.steps.length);
    const broken = fold.breakdown();
    return broken === undefined
      ? { counts: coverageOf(machine, [tape], () => fold) }
      : { refusal: words.refusals.breaks(name, broken.step, broken.reason) };
  } catch (error) {
    return { refusal: words.refusals.broken(name, messageOf(error)) };
  }
}
