import { verdictLine } from '#statelab/replay/verdict-line.ts';
import { stateName } from '#statelab/machine/states.ts';
import { stepName } from '#statelab/explore/step-name.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import type { Replay } from './replay-tape.ts';
import { verdictOf } from './verdict.ts';

/** A replay as text for a terminal: its steps, its verdict in one line, and the details under it. */
export function printReplay(replay: Replay, tape: Tape, colours = false): string {
  const lines = replay.path.map(
    ({ step, after, number = '' }) =>
      `${String(number).padStart(5)}  ${stepName(step)} → ${stateName(after)}`,
  );
  const { verdict, sentence, details } = verdictOf(replay, tape);
  const under = details.map((detail) => `  ${detail}`);
  return [...lines, verdictLine(verdict, sentence, colours), ...under, ''].join('\n');
}
