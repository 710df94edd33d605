import type { StoredLead } from '#src/server/keep/stored-lead.ts';
import { rowsOf } from './csv.ts';
import { counted, terminalText } from '#src/server/terminal-text.ts';

/** Pads columns to their longest cell, by UTF-16 units: a table of emoji may be uneven. */
export function layOut(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [column, { length }] of row.entries()) {
      widths[column] = Math.max(widths[column] ?? 0, length);
    }
  }
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join('');
}

/** Leads as text for a terminal: a table for each form, because each has its own columns. */
export function toTable(leads: readonly StoredLead[]): string {
  const forms = [...new Set(leads.map(({ form }) => form))];
  const tables = forms.map((form) => {
    const ofForm = leads.filter((lead) => lead.form === form);
    const rows = rowsOf(ofForm, [
      'id',
      'reference',
      'receivedAt',
      'writtenAt',
      'status',
      'notified',
    ]);
    return `${terminalText(form)}: ${counted(ofForm.length)}\n${layOut(rows.map((row) => row.map(terminalText)))}`;
  });
  const failed = leads.filter(({ notified }) => notified === 'failed').length;
  const advice = `\n${counted(failed)} could not be sent to anybody; npm run leads -- retry tries again.\n`;
  return tables.join('\n') + (failed > 0 ? advice : '');
}
