import type { Question } from '#content/page.ts';
import { searchWords } from '#content/search-words.ts';
import { plainText } from '#content/text.ts';
import { foldText } from '#machines/fold-text.ts';

/** What a search finds: a question, or a letter by its name and the words at its head. */
export interface Searched extends Question {
  readonly heads?: readonly string[];
}

/** Folded text that a search reads, and the same as words between single spaces. */
interface Layer {
  readonly text: string;
  readonly words: string;
}

/**
 * Of each question the title, then what stands for it as well: its heads, words of the same meaning
 * and its answer. Each layer holds those before it.
 */
export type SearchIndex = readonly { readonly id: string; readonly layers: readonly Layer[] }[];

const wordsOf = (folded: string): string => ` ${folded.match(/[\p{L}\p{N}']+/gu)?.join(' ')} `;

function layerOf(...texts: readonly string[]): Layer {
  const text = foldText(texts.join('\n'));
  return { text, words: wordsOf(text) };
}

/** The words of each group that a title or a head has one of, from the beginning of a word. */
const sameWordsOf = ({ words }: Layer): string =>
  searchWords
    .filter((group) => group.some((word) => words.includes(` ${foldText(word)}`)))
    .flat()
    .join('\n');

export const indexQuestions = (questions: readonly Searched[]): SearchIndex =>
  questions.map(({ id, question, answer, heads = [] }) => {
    const headed = layerOf(question, ...heads);
    const named = layerOf(headed.text, sameWordsOf(headed));
    return {
      id,
      layers: [layerOf(question), headed, named, layerOf(named.text, plainText(answer))],
    };
  });

/** The distinct words of a search, folded, without the marks of a sentence around them. */
export const termsOf = (search: string): readonly string[] => [
  ...new Set(
    foldText(search)
      .split(/\s+/)
      .map((word) => word.replaceAll(/^['"(]+|['")?!.,;:]+$/g, ''))
      .filter(Boolean),
  ),
];

/** The ids of the questions that contain every term: the sooner and the more exactly, the further up. */
export function findMatches(index: SearchIndex, terms: readonly string[]): readonly string[] {
  const phrase = wordsOf(terms.join(' '));
  const found = index
    .map(({ id, layers }) => {
      const layer = layers.findIndex(({ text }) => terms.every((term) => text.includes(term)));
      return { id, layer, isExact: layers[layer]?.words.includes(phrase) === true };
    })
    .filter(({ layer }) => layer !== -1);
  found.sort(
    (one, other) => one.layer - other.layer || Number(other.isExact) - Number(one.isExact),
  );
  return found.map(({ id }) => id);
}
