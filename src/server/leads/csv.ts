import type { StoredLead } from '#src/server/store/stored-lead.ts';
import { cellText, columnsOf } from './columns.ts';

/**
 * What makes a spreadsheet read a cell as a formula (OWASP, CSV Injection): at its start, and
 * also after a comma, semicolon, tab or line break, where one that splits the text otherwise
 * begins a cell. The full-width forms are read like the others. Apostrophes before it count as
 * part of it, so that "=1" and "'=1" stay two texts.
 */
const formula = /(?<=^|[,;\t\r\n]\s*"?)(?='*[=+\-@\t\r＝＋－＠])/g;

/** A cell in quotes, whatever it holds, and no formula. */
const cell = (text: string): string => `"${text.replace(formula, "'").replaceAll('"', '""')}"`;

/** Leads as CSV (RFC 4180) with a header line, safe to open in a spreadsheet. */
export function toCsv(leads: readonly StoredLead[]): string {
  const columns = columnsOf(leads);
  const rows = leads.map((lead) => [
    String(lead.id),
    lead.reference,
    lead.form,
    lead.receivedAt,
    lead.status,
    lead.told,
    ...columns.map((column) => cellText(lead.values[column])),
  ]);
  return [['id', 'reference', 'form', 'receivedAt', 'status', 'told', ...columns], ...rows]
    .map((row) => `${row.map(cell).join(',')}\r\n`)
    .join('');
}
