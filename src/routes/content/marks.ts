import { factGroups } from '#content/facts.ts';
import { glossary } from '#content/glossary.ts';
import type { Marks } from '#src/views/page/page-marks.ts';

/** The names of all figures that a text may mark, `[^gstRate]`, and the meanings of all terms, by id. */
export const marks: Marks = {
  figures: Object.fromEntries(
    factGroups.flatMap(({ id, heading, facts }) => [
      [id, heading],
      ...Object.entries(facts).map(([fact, { subject }]) => [fact, subject] as const),
    ]),
  ),
  terms: Object.fromEntries(Object.entries(glossary).map(([id, { meaning }]) => [id, meaning])),
};

const some = (all: Readonly<Record<string, string>> = {}, text: string, mark: RegExp) =>
  Object.fromEntries(Array.from(text.matchAll(mark), ([, id = '']) => [id, all[id] ?? '']));

/** Those that the HTML of a page marks. A browser has neither ledger nor glossary to look them up in. */
export const marksIn = (html: string): Marks => ({
  figures: some(marks.figures, html, /"\/figures#([\w-]+)"/g),
  terms: some(marks.terms, html, /"term-([\w-]+)"/g),
});
