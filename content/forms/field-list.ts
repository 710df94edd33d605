import { inWords } from '#content/number-words.ts';
import type { Field, Fields } from './field.ts';

/** Says how many fields are required: 'All four fields are required.' */
export function requiredFields(fields: Fields): string {
  const all = Object.values(fields);
  const isAll = all.every(({ missing }) => missing !== undefined);
  return isAll
    ? `All ${inWords(all.length)} fields are required.`
    : 'Every field is required unless its label says that it is optional.';
}

const list = new Intl.ListFormat('en-NZ');

/** The fields as the privacy policy lists them, the optional ones last. */
export function collectedFields(fields: Fields): string {
  const all = Object.values(fields);
  const phrasesOf = (some: readonly Field[]) => list.format(some.map(({ privacy }) => privacy));
  const required = phrasesOf(all.filter(({ missing }) => missing !== undefined));
  const optional = all.filter(({ missing }) => missing === undefined);
  return optional.length === 0 ? required : `${required}; if you give them, ${phrasesOf(optional)}`;
}
