import type { Difference } from './comparison.ts';

/** How many characters are shown before the first one that differs, and from it on. */
const [before, from] = [20, 60];

/** The parts of some texts in which they first differ; short texts are whole. */
export function excerpts(texts: readonly string[]): readonly string[] {
  const [first = '', ...others] = texts;
  let at = 0;
  while (at < first.length && others.every((other) => other[at] === first[at])) at += 1;
  const start = Math.max(0, at - before);
  return texts.map((text) => {
    if (text.length <= before + from) return text;
    const end = start + before + from;
    return `${start > 0 ? '…' : ''}${text.slice(start, end)}${text.length > end ? '…' : ''}`;
  });
}

const shown = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');

/** What each side has: 'Recorded: open'. Of long values the part that differs. */
export function sidesOf({ of, recorded, model }: Difference): readonly string[] {
  // The sentence names an action that one side lacks.
  if (of === 'actions' && [recorded, model].includes(undefined)) return [];
  const [first = '', second = ''] = excerpts([recorded, model].map(shown));
  return [`Recorded: ${first}`, `Model: ${second}`];
}
