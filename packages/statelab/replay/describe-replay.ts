import { verdictWords as words } from '#statelab/messages/verdicts.ts';
import type { Difference } from './comparison.ts';
import { excerpts } from './excerpts.ts';

const shown = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? words.nothing);

/** The value of each side, by the side's name; of long ones the part that differs. */
export function sidesOf({
  recorded,
  model,
}: Difference): readonly (readonly [side: string, shown: string])[] {
  const [first = '', second = ''] = excerpts([recorded, model].map(shown));
  return [
    [words.sides.recorded, first],
    [words.sides.model, second],
  ];
}
