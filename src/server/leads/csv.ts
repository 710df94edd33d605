import type { StoredLead } from '#src/server/store/lead-store.ts';
import { cellText, columnsOf } from './columns.ts';

/** What makes a spreadsheet read a cell as a formula (OWASP, CSV Injection). */
const formula = /^[=+\-@\t\r]/;

function cell(text: string): string {
  const plain = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Leads as CSV (RFC 4180) with a header line, safe to open in a spreadsheet. */
export function toCsv(leads: readonly StoredLead[]): string {
  const columns = columnsOf(leads);
  const rows = leads.map((lead) => [
    String(lead.id),
    lead.form,
    lead.receivedAt,
    ...columns.map((column) => cellText(lead.values[column])),
  ]);
  return [['id', 'form', 'receivedAt', ...columns], ...rows]
    .map((row) => `${row.map(cell).join(',')}\r\n`)
    .join('');
}
