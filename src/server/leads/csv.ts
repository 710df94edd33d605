import type { Lead } from '#machines/lead/lead-form.ts';
import type { StoredLead } from '#src/server/store/stored-lead.ts';

export const cellText = (value: Lead[string] | undefined): string =>
  typeof value === 'object' ? value.join(', ') : (value ?? '');

/** A header row and a row for each lead: its own columns, then the values that any lead has. */
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

/**
 * The start of a formula in a spreadsheet (OWASP, CSV Injection), also after a separator that may begin a
 * cell. Includes leading apostrophes, so that "=1" and "'=1" stay different.
 */
const formula = /(?<=^|[,;\t\r\n]\s*"?)(?='*[=+\-@\t\r＝＋－＠])/g;

const cell = (text: string): string => `"${text.replace(formula, "'").replaceAll('"', '""')}"`;

/** Leads as CSV (RFC 4180) with a header line, safe to open in a spreadsheet. */
export const toCsv = (leads: readonly StoredLead[]): string =>
  rowsOf(leads, ['id', 'reference', 'form', 'receivedAt', 'status', 'notified'])
    .map((row) => `${row.map(cell).join(',')}\r\n`)
    .join('');
