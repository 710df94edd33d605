import type { Lead } from '#machines/lead/lead-form.ts';
import type { StoredLead } from '#src/server/store/stored-lead.ts';

/** A value as one cell: a list is joined, a value the lead does not have is empty. */
export const cellText = (value: Lead[string] | undefined): string =>
  typeof value === 'object' ? value.join(', ') : (value ?? '');

/** A header line and a row for each lead: these of its own columns, then every value of any lead. */
export function rowsOf(
  leads: readonly StoredLead[],
  own: readonly Exclude<keyof StoredLead, 'values'>[],
): readonly (readonly string[])[] {
  const names = [...new Set(leads.flatMap(({ values }) => Object.keys(values)))];
  const rows = leads.map((lead) => [
    ...own.map((column) => String(lead[column])),
    ...names.map((name) => cellText(lead.values[name])),
  ]);
  return [[...own, ...names], ...rows];
}
