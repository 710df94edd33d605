import { count } from '#statelab/count.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import type { Difference } from './comparison.ts';
import { sidesOf } from './excerpts.ts';
import type { Replay } from './replay-tape.ts';

/** The signs of a verdict, in the lab and on the command line. */
export const signs = { pass: '✓ pass', fail: '✗ fail', 'not compared': '– not compared' } as const;

/** What a replay found: a sentence, what explains it, and the step that differs. */
export interface Verdict {
  readonly verdict: 'pass' | 'fail';
  readonly sentence: string;
  readonly details: readonly string[];
  /** From 1; 0 for the opening. */
  readonly differsAt?: number;
}

/** What differs, where it is called by another name. */
const names: Partial<Record<Difference['of'], string>> = {
  failure: 'result',
  order: 'order of actions and messages',
};

function differenceWords({ step, of, part, recorded, model }: Difference): string {
  const where = step === 0 ? 'The opening' : `Step ${step}`;
  if (of === 'actions' || of === 'messages') {
    const which = of === 'actions' ? `“${part}”` : part;
    if (recorded === undefined) return `${where}: ${which} was not recorded.`;
    if (model === undefined) return `${where}: ${which} is missing.`;
  }
  const name = names[of] ?? of;
  return `${where} differs in its ${part === '' ? name : `${name}, ${part}`}.`;
}

/** The verdict on a replayed tape, for the gate, the command line and the lab. */
export function verdictOf({ difference }: Replay, tape: Tape): Verdict {
  if (difference === undefined) {
    const sentence = `The machine does what was recorded in ${count(tape.steps.length, 'step')}.`;
    return { verdict: 'pass', sentence, details: [] };
  }
  const sentence = `${differenceWords(difference)} The machine does not do what was recorded.`;
  return { verdict: 'fail', sentence, details: sidesOf(difference), differsAt: difference.step };
}
