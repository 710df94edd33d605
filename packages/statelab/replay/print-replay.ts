import { verdictLine } from '#statelab/messages/verdict-line.ts';
import { verdictWords as words } from '#statelab/messages/verdicts.ts';
import { stateName } from '#statelab/machine/states.ts';
import { stepName } from '#statelab/explore/step-name.ts';
import { count } from '#statelab/messages/count.ts';
import { lacksEffects, type Tape } from '#statelab/tape/tape.ts';
import { sidesOf } from './excerpts.ts';
import { changeOf } from './passed.ts';
import type { Replay } from './replay-tape.ts';

/** A replay as text for a terminal: its steps, its verdict in one line, and the details under it. */
export function printReplay(replay: Replay, tape: Tape, colours = false): string {
  const { path, difference } = replay;
  const lines = path.map(
    ({ step, after, number = '' }) =>
      `${String(number).padStart(5)}  ${stepName(step)} → ${stateName(after)}`,
  );
  const [verdict, details] =
    difference === undefined
      ? [
          verdictLine(
            'pass',
            `The machine does what was recorded in ${count(tape.steps.length, 'step')}.`,
            colours,
          ),
          lacksEffects(tape)
            ? [
                'The tape does not hold actions, sent events and started or stopped actors: they were not compared.',
              ]
            : [],
        ]
      : [verdictLine('fail', words.differs(difference), colours), sidesOf(difference)];
  const under = [...details, ...changeOf(replay, tape)].map((detail) => `  ${detail}`);
  return [...lines, verdict, ...under, ''].join('\n');
}
