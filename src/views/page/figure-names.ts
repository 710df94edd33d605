import { createContext } from 'react';

/** The name of each figure that the page marks, by its id. */
export const FigureNames = createContext<Readonly<Record<string, string>>>({});
