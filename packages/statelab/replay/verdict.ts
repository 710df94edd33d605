import { count } from '#statelab/messages/count.ts';
import { verdictWords as words } from '#statelab/messages/verdicts.ts';
import { lacksEffects, type Tape } from '#statelab/tape/tape.ts';
import { sidesOf } from './excerpts.ts';
import { changeOf } from './passed.ts';
import type { Replay } from './replay-tape.ts';

/** The verdict on a replayed tape, for the gate, the command line and the lab: a sentence, and what explains it. */
export function verdictOf(replay: Replay, tape: Tape) {
  const { difference } = replay;
  const changes = changeOf(replay, tape);
  if (difference !== undefined) {
    const details = [...sidesOf(difference), ...changes];
    return { verdict: 'fail', sentence: words.differs(difference), details } as const;
  }
  const details = [...(lacksEffects(tape) ? [words.lacksEffects] : []), ...changes];
  const sentence = words.agrees(count(tape.steps.length, 'step'));
  return { verdict: 'pass', sentence, details } as const;
}
