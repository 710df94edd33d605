import type { Lead } from '#machines/lead/lead-form.ts';
import type { StoredLead } from '#src/server/keep/stored-lead.ts';

export const cellText = (value: Lead[string] | undefined): string =>
  typeof value === 'object' ? value.join(', ') : (value ?? '');

/** A header row and a row for each lead: its own columns, then the values that any lead has. */
export function rowsOf(
  leads: readonly StoredLead[],
  columns: readonly Exclude<keyof StoredLead, 'values'>[],
): readonly (readonly string[])[] {
  const own = columns.filter(
    (column) => column !== 'writtenAt' || leads.some(({ writtenAt }) => writtenAt),
  );
  const names = [...new Set(leads.flatMap(({ values }) => Object.keys(values)))];
  const rows = leads.map((lead) => [
    ...own.map((column) => String(lead[column] ?? '')),
    ...names.map((name) => cellText(lead.values[name])),
  ]);
  return [[...own, ...names], ...rows];
}

/**
 * The start of a formula in a spreadsheet (OWASP, CSV Injection), also after a separator that may begin a
 * cell. Includes leading apostrophes, so that "=1" and "'=1" stay different. A number with its sign does
 * nothing that a number does not.
 */
const formula =
  /(?<=^|[,;\t\r\n]\s*"?)(?='*[=+\-@\t\r＝＋－＠])(?![+-][\d ()+-]*(?:$|[,;\t\r\n]))/g;

/** At least nine figures after a 0, or eight after a +: too long for a reference. */
const telephone = /^[+0](?:[ ()-]*\d){8,}$/;

/**
 * A spreadsheet takes +64215550199 and 0215550199 for numbers, and +64-21-555-0199 for a sum. A space
 * between its figures makes it text, there and in whatever imports the file; an apostrophe would stay in
 * the number.
 */
const spaced = (number: string): string => {
  const text = number.replace(/ *- */g, ' ');
  return text.includes(' ') ? text : text.replace(/(?=\d{4}$)/, ' ');
};

const cell = (text: string): string => {
  const safe = telephone.test(text) ? spaced(text) : text.replace(formula, "'");
  return `"${safe.replaceAll('"', '""')}"`;
};

/** Without a byte order mark, Excel reads UTF-8 as ANSI, and shows no macron. */
const byteOrderMark = '\ufeff';

/** Leads as CSV (RFC 4180) with a header line, safe to open in a spreadsheet. */
export const toCsv = (leads: readonly StoredLead[]): string =>
  byteOrderMark +
  rowsOf(leads, ['id', 'reference', 'form', 'receivedAt', 'writtenAt', 'status', 'notified'])
    .map((row) => `${row.map(cell).join(',')}\r\n`)
    .join('');
