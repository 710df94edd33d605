import type { Difference } from './comparison.ts';
import { excerpts } from './excerpts.ts';

const shown = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');

/** What each side has: 'Recorded: open'. Of long values the part that differs. */
export function sidesOf({ recorded, model }: Difference): readonly string[] {
  const [first = '', second = ''] = excerpts([recorded, model].map(shown));
  return [`Recorded: ${first}`, `Model: ${second}`];
}
