import { verdictWords as words } from '#statelab/messages/verdicts.ts';
import { stateName } from '#statelab/machine/state-name.ts';
import { stepName } from '#statelab/explore/step-name.ts';
import { pathWords } from '#statelab/paths/words.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { changeOf, limitsOf } from './passed.ts';
import type { Replay } from './replay-tape.ts';
import { oddSideOf, sideNames, type Difference } from './three-way.ts';

const shown = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? words.nothing);

export const differenceSentence = (difference: Difference): string =>
  words.differs(difference, oddSideOf(difference) ?? 'each');

/** The value of each side, by the side's name. */
export const sidesOf = (
  difference: Difference,
): readonly (readonly [side: string, shown: string])[] =>
  sideNames
    .filter((side) => side in difference)
    .map((side) => [words.sides[side], shown(difference[side])]);

/** A replay as text for a terminal. */
export function printReplay(replay: Replay, tape: Tape): string {
  const { path, difference } = replay;
  const lines = path.map(
    ({ step, after, number = '' }) =>
      `${String(number).padStart(5)}  ${stepName(step)} → ${stateName(after)}`,
  );
  const outcome =
    difference === undefined
      ? [words.replayed(pathWords.count(tape.steps.length, 'step')), ...limitsOf(replay, tape)]
      : [
          differenceSentence(difference),
          ...sidesOf(difference).map(([side, value]) => `  ${side}: ${value}`),
        ];
  return [...lines, ...changeOf(replay, tape), ...outcome, ''].join('\n');
}
