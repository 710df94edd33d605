import type { StoredLead } from '#src/server/store/stored-lead.ts';
import { rowsOf } from './columns.ts';

/**
 * What makes a spreadsheet read a cell as a formula (OWASP, CSV Injection), also after a separator that may
 * begin a cell. Leading apostrophes are part of it, so that "=1" and "'=1" stay two texts.
 */
const formula = /(?<=^|[,;\t\r\n]\s*"?)(?='*[=+\-@\t\r＝＋－＠])/g;

/** A cell in quotes, whatever it holds, and no formula. */
const cell = (text: string): string => `"${text.replace(formula, "'").replaceAll('"', '""')}"`;

/** Leads as CSV (RFC 4180) with a header line, safe to open in a spreadsheet. */
export const toCsv = (leads: readonly StoredLead[]): string =>
  rowsOf(leads, ['id', 'reference', 'form', 'receivedAt', 'status', 'told'])
    .map((row) => `${row.map(cell).join(',')}\r\n`)
    .join('');
