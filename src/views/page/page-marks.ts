import { createContext } from 'react';

export interface Marks {
  /** The name of each figure that the page marks, by its id. */
  readonly figures: Readonly<Record<string, string>>;
  /** The meaning of each glossary term that the page marks, by its id. */
  readonly terms?: Readonly<Record<string, string>>;
}

export const PageMarks = createContext<Marks>({ figures: {} });
