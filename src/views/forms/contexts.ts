import { createContext } from 'react';
import type { Page } from '#content/page.ts';
import type { LeadForms } from '#content/site.ts';

/** Whether lead forms are delivered or only logged on this site; set at its root. */
export const LeadFormsContext = createContext<LeadForms>('deliver');

/** A page's subject, with which its lead forms start. */
export type Subject = Pick<Page, 'town' | 'service' | 'firm'>;

export const SubjectContext = createContext<Subject>({});
