import { createContext } from 'react';
import type { Page } from '#content/page.ts';

/** What a page is about, which its lead forms start with. */
export type Subject = Pick<Page, 'town' | 'service' | 'firm'>;

export const SubjectContext = createContext<Subject>({});
