import { verdictWords as words } from '#lab/words/verdicts.ts';
import { exportWords } from '#lab/words/paths.ts';
import { stateName } from '#lab/state-name.ts';
import { stepName } from '#lab/paths/step-name.ts';
import { pathWords } from '#lab/paths/words.ts';
import type { Replay } from './replay-tape.ts';
import { oddSideOf, sideNames, type Difference } from './three-way.ts';

const shown = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? words.nothing);

/** The first difference in a sentence. */
export const differenceSentence = (difference: Difference): string =>
  words.differs(difference, oddSideOf(difference) ?? 'each');

/** What each side has where they differ, by the side's name. */
export const sidesOf = (
  difference: Difference,
): readonly (readonly [side: string, shown: string])[] =>
  sideNames
    .filter((side) => side in difference)
    .map((side) => [words.sides[side], shown(difference[side])]);

/** What came of a replay, as text for a terminal. */
export function printReplay(
  { path, difference }: Replay,
  { steps, isSameShape }: { readonly steps: number; readonly isSameShape: boolean },
): string {
  const lines = path.map(
    ({ step, after }, index) =>
      `${String(index + 1).padStart(5)}  ${stepName(step)} → ${stateName(after)}`,
  );
  const outcome =
    difference === undefined
      ? [words.replayed(pathWords.count(steps, 'step'))]
      : [
          differenceSentence(difference),
          ...sidesOf(difference).map(([side, value]) => `  ${side}: ${value}`),
        ];
  return [...(isSameShape ? [] : [exportWords.otherShape]), ...lines, ...outcome, ''].join('\n');
}
