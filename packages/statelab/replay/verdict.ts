import { count } from '#statelab/count.ts';
import { verdictWords as words } from '#statelab/replay/verdict-words.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { sidesOf } from './excerpts.ts';
import type { Replay } from './replay-tape.ts';

/** What a replay found: a sentence, what explains it, and the step that differs. */
export interface Verdict {
  readonly verdict: 'pass' | 'fail';
  readonly sentence: string;
  readonly details: readonly string[];
  /** From 1; 0 for the opening. */
  readonly differsAt?: number;
}

/** The verdict on a replayed tape, for the gate, the command line and the lab. */
export function verdictOf(replay: Replay, tape: Tape): Verdict {
  const { difference } = replay;
  if (difference !== undefined) {
    const sentence = words.differs(difference);
    return { verdict: 'fail', sentence, details: sidesOf(difference), differsAt: difference.step };
  }
  return { verdict: 'pass', sentence: words.agrees(count(tape.steps.length, 'step')), details: [] };
}
