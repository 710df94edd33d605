import { createContext } from 'react';

/** The name of each figure that the page marks, by its id. */
export const FigureNames = createContext<Readonly<Record<string, string>>>({});

/** What each term of the glossary that the page marks means, by its id. */
export const TermMeanings = createContext<Readonly<Record<string, string>>>({});
