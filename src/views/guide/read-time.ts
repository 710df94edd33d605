import type { Guide } from '#content/guides.ts';

/** Words a minute: a careful reader of plain but technical English. */
const pace = 220;

/** Every text in a piece of content, whatever holds it. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** How many words a visitor reads in a guide; ids, kinds and dated notes are not counted. */
export function wordCount({ heading, lede, summary, sections }: Guide): number {
  const read = sections.map(({ id: _id, kind: _kind, notes: _notes, ...words }) => words);
  return textsIn([heading, lede, summary, read])
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Whole minutes, one at the least. */
export const readTime = (guide: Guide): number => Math.max(1, Math.round(wordCount(guide) / pace));
