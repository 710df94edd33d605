import { createContext } from 'react';
import type { LeadForms } from '#content/site.ts';
import type { Subject } from '#machines/quote-wizard/quote-address.ts';

/** Whether lead forms are delivered or only logged on this site; set at its root. */
export const LeadFormsContext = createContext<LeadForms>('deliver');

/** The subject of the page, with which its lead forms start and which its links to /quote carry. */
export const SubjectContext = createContext<Subject>({});
