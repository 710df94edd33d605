import { readFileSync } from 'node:fs';
import dictionary from 'dictionary-en-gb';
import nspell from 'nspell';
import { cities, cityDetails } from '#content/cities.ts';

const listed = readFileSync('tests/site/words.txt', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

/** Proper names in the data, or listed by a page. */
function namesInContent(): readonly string[] {
  const pages = import.meta.glob<{ names?: readonly string[] }>('/content/pages/**/*.ts', {
    eager: true,
  });
  return [
    ...cities
      .flatMap(({ slug, name }) => [name, cityDetails[slug].region])
      .flatMap((name) => name.split(/[ -]/)),
    ...Object.values(pages).flatMap(({ names = [] }) => names),
  ];
}

const british = nspell(Buffer.from(dictionary.aff), Buffer.from(dictionary.dic));
const own = new Set([...listed, ...namesInContent()]);

/** Words of our list with a capital: they always need it. Others may begin a sentence. */
const isOwn = (word: string): boolean =>
  own.has(word) || own.has(word.charAt(0).toLowerCase() + word.slice(1));

const isKnown = (word: string): boolean => isOwn(word) || british.correct(word.replace('’', "'"));

const isRight = (word: string): boolean =>
  isKnown(word) || isKnown(word.replace(/’s?$/, '')) || word.split('-').every(isKnown);

/** Correct elsewhere: the dictionary has them, but New Zealand English uses another. */
const elsewhere: readonly RegExp[] = [
  // ‘Licence’ is the noun, ‘to license’ the verb; the same for ‘practice’ and ‘to practise’.
  /\b(?:a|an|the|your|their|no|building|driver’s) licenses?\b/gi,
  /\bpracticing\b|\bpracticed\b|\bto practice\b/gi,
  /\bspecialt(?:y|ies)\b|\bgotten\b|\bmath\b|\bfall season\b/gi,
  // Names and words with a macron.
  /\b(?:Maori|Mangere|Manawatu|Kapiti|Papamoa|Tamaki|Taupo|Waitemata|Whangarei|Wanaka|Orewa|Otaki|kumara|whanau)\b/g,
];

/** The words without New Zealand spelling, each once. */
export function misspelt(text: string): readonly string[] {
  const prose = text.replace(/\S+@\S+|https?:\S+|(?<!\S)\/\S+|\b[a-z0-9-]+(?:\.[a-z0-9-]+)+/g, ' ');
  const words = prose.match(/(?<![\p{L}\p{N}])\p{L}[\p{L}\p{M}\p{N}²]*(?:[’'-][\p{L}\p{M}]+)*/gu);
  return [
    ...new Set([
      // IR3 and IR330C are names of forms.
      ...(words ?? []).filter((word) => !/\d/.test(word) && !isRight(word)),
      ...elsewhere.flatMap((pattern) => prose.match(pattern) ?? []),
    ]),
  ];
}
