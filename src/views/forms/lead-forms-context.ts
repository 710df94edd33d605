import { createContext } from 'react';
import type { LeadForms } from '#content/site.ts';

/** Whether lead forms are delivered or only logged on this site; set at its root. */
export const LeadFormsContext = createContext<LeadForms>('deliver');
