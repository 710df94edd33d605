import type { StoredLead } from '#src/server/store/stored-lead.ts';
import { rowsOf } from './csv.ts';
import { counted, terminalText } from './terminal-text.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Characters that take two terminal columns: emoji and East Asian scripts. */
const wide = /\p{Emoji_Presentation}|[\p{scx=Han}\p{scx=Hangul}\p{scx=Hira}\p{scx=Kana}]/u;

/** How many terminal columns a text takes. Skips the slow splitting for Latin letters. */
const widthOf = (text: string): number =>
  /^[ -~\u00a1-\u02ff\u1e00-\u1eff]*$/.test(text)
    ? text.length
    : Array.from(graphemes.segment(text)).reduce(
        (width, { segment }) => width + (wide.test(segment) ? 2 : 1),
        0,
      );

export function layOut(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [column, cell] of row.entries()) {
      widths[column] = Math.max(widths[column] ?? 0, widthOf(cell));
    }
  }
  const pad = (cell: string, column: number): string =>
    cell + ' '.repeat((widths[column] ?? 0) - widthOf(cell));
  return rows.map((row) => `${row.map(pad).join('  ').trimEnd()}\n`).join('');
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
