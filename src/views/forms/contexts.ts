import { createContext } from 'react';
import type { Subject } from '#machines/quote-wizard/quote-address.ts';

/** The subject of the page, with which its lead forms start and which its links to /quote carry. */
export const SubjectContext = createContext<Subject>({});
