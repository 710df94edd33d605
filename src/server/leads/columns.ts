import type { Lead } from '#machines/lead/lead-form.ts';
import type { StoredLead } from '#src/server/store/stored-lead.ts';

/** The names of all values of the leads, each once, in the order they first come. */
export const columnsOf = (leads: readonly StoredLead[]): string[] => [
  ...new Set(leads.flatMap(({ values }) => Object.keys(values))),
];

/** A value as one cell: a list is joined, a value the lead does not have is empty. */
export const cellText = (value: Lead[string] | undefined): string =>
  typeof value === 'object' ? value.join(', ') : (value ?? '');
