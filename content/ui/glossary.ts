import { glossary } from '#content/glossary.ts';

/** The terms in alphabetical order, each with its id. */
export const terms = Object.entries(glossary)
  .map(([id, term]) => ({ id, ...term }))
  .toSorted((one, other) => one.term.localeCompare(other.term, 'en-NZ'));

export const glossaryWords = {
  heading: (count: number) => `${count} words`,
  more: 'More',
  moreAbout: (term: string) => `More about ${term}`,
} as const;
