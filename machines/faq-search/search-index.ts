import type { Question } from '#content/page.ts';
import { searchWords } from '#content/search-words.ts';
import { plainText } from '#content/text.ts';
import { foldText } from '#machines/fold-text.ts';

/** Each question with its answer and words of the same meaning, as plain, folded text. */
export type SearchIndex = readonly { readonly id: string; readonly text: string }[];

/** The words of each group that a question has one of, as whole words. */
const sameWordsOf = (question: string): readonly string[] =>
  searchWords
    .filter((group) =>
      group.some((word) => new RegExp(String.raw`\b${word}`).test(foldText(question))),
    )
    .flat();

export const indexQuestions = (questions: readonly Question[]): SearchIndex =>
  questions.map(({ id, question, answer }) => ({
    id,
    text: foldText([question, plainText(answer), ...sameWordsOf(question)].join('\n')),
  }));

/** The distinct words of a search, folded. */
export const termsOf = (search: string): readonly string[] => [
  ...new Set(foldText(search).split(/\s+/).filter(Boolean)),
];

/** The ids of the questions that contain every term, in the question or in its answer. */
export const findMatches = (index: SearchIndex, terms: readonly string[]): readonly string[] =>
  index.filter(({ text }) => terms.every((term) => text.includes(term))).map(({ id }) => id);
