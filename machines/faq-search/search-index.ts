import type { Question } from '#content/page.ts';
import { searchWords } from '#content/search-words.ts';
import { plainText } from '#content/text.ts';
import { foldText } from '#machines/fold-text.ts';

/** What a search finds: a question, or a letter by its name and the words at its head. */
export interface Searched extends Question {
  readonly heads?: readonly string[];
  /** What people call it, which no page prints. */
  readonly names?: readonly string[];
}

/**
 * Of each question the words of its title, then of what stands for it as well: its heads, its other
 * names and words of the same meaning, and its answer. Each layer holds those before it: folded words
 * between single spaces.
 */
export type SearchIndex = readonly { readonly id: string; readonly layers: readonly string[] }[];

const wordsOf = (...texts: readonly string[]): readonly string[] =>
  foldText(texts.join('\n')).match(/[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu) ?? [];

const spaced = (words: readonly string[]): string => ` ${words.join(' ')} `;

/** The words of each group that a title or a head has one of, from the beginning of a word. */
const sameWordsOf = (layer: string): readonly string[] =>
  searchWords
    .filter((group) => group.some((word) => layer.includes(` ${wordsOf(word).join(' ')}`)))
    .flat();

export const indexQuestions = (questions: readonly Searched[]): SearchIndex =>
  questions.map(({ id, question, answer, heads = [], names = [] }) => {
    const title = wordsOf(question);
    const headed = [...title, ...wordsOf(...heads)];
    const named = [...headed, ...wordsOf(...names, ...sameWordsOf(spaced(headed)))];
    const whole = [...named, ...wordsOf(plainText(answer))];
    return { id, layers: [title, headed, named, whole].map(spaced) };
  });

/** The distinct words of a search, folded. */
export const termsOf = (search: string): readonly string[] => [...new Set(wordsOf(search))];

/**
 * What each term is sought as in a layer: a word, or the beginning of one. A short term that is a word
 * somewhere is only sought as that word: ACC is not meant to find ‘account’.
 */
export const soughtIn = (index: SearchIndex, terms: readonly string[]): readonly string[] =>
  terms.map((term) => {
    const whole = spaced([term]);
    const isWhole = term.length <= 3 && index.some(({ layers }) => layers.at(-1)?.includes(whole));
    return isWhole ? whole : ` ${term}`;
  });

/** How many terms are found anywhere in a question. */
const countIn = ({ layers }: SearchIndex[number], sought: readonly string[]): number =>
  sought.filter((part) => layers.at(-1)?.includes(part)).length;

/** The questions with the most of the terms, if that is three or more than half: people type whole sentences. */
function findPartial(index: SearchIndex, sought: readonly string[]): readonly string[] {
  const most = Math.max(...index.map((entry) => countIn(entry, sought)));
  if (most < 3 && most * 2 <= sought.length) return [];
  return index.filter((entry) => countIn(entry, sought) === most).map(({ id }) => id);
}

/**
 * The ids of the questions that match every term, the best match first; where there is none, of those
 * that match most of them.
 */
export function findMatches(index: SearchIndex, terms: readonly string[]): readonly string[] {
  const phrase = spaced(terms);
  const sought = soughtIn(index, terms);
  const found = index
    .map(({ id, layers }) => {
      const layer = layers.findIndex((words) => sought.every((part) => words.includes(part)));
      return { id, layer, isExact: layers[layer]?.includes(phrase) === true };
    })
    .filter(({ layer }) => layer !== -1);
  if (found.length === 0) return findPartial(index, sought);
  found.sort(
    (one, other) => one.layer - other.layer || Number(other.isExact) - Number(one.isExact),
  );
  return found.map(({ id }) => id);
}
