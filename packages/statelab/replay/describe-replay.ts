import { verdictWords as words } from '#statelab/messages/verdicts.ts';
import { excerpts } from './excerpts.ts';
import { oddSideOf, sideNames, type Difference } from './three-way.ts';

const shown = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? words.nothing);

export const differenceSentence = (difference: Difference): string =>
  words.differs(difference, oddSideOf(difference) ?? 'each');

/** The value of each side, by the side's name; of long ones the part that differs. */
export function sidesOf(
  difference: Difference,
): readonly (readonly [side: string, shown: string])[] {
  const sides = sideNames.filter((side) => side in difference);
  const values = excerpts(sides.map((side) => shown(difference[side])));
  return sides.map((side, index) => [words.sides[side], values[index] ?? '']);
}
