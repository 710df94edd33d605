import { anyLetter, letterNames } from '#content/letter-names.ts';
import type { Letter } from '#content/letters.ts';
import type { Searched } from './search-index.ts';

/** A letter as a search reads it. */
export const searchedLetter = ({ id, name, heads, meaning }: Letter): Searched => ({
  id,
  question: name,
  heads,
  names: [letterNames[id] ?? '', anyLetter],
  answer: meaning,
});
