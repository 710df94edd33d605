import type { StoredLead } from '#src/server/store/stored-lead.ts';
import { rowsOf } from './columns.ts';
import { counted } from './counted.ts';
import { terminalText } from './terminal-text.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Characters that take two columns of a terminal: emoji and East Asian scripts. */
const wide = /\p{Emoji_Presentation}|[\p{scx=Han}\p{scx=Hangul}\p{scx=Hira}\p{scx=Kana}]/u;

/** How many columns of a terminal a text takes. Latin letters, nearly all there is, need no splitting. */
const widthOf = (text: string): number =>
  /^[ -~\u00a1-\u02ff\u1e00-\u1eff]*$/.test(text)
    ? text.length
    : Array.from(graphemes.segment(text)).reduce(
        (width, { segment }) => width + (wide.test(segment) ? 2 : 1),
        0,
      );

/** Lays rows out in columns as wide as their widest cell. */
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

/** Leads as text for a terminal: a table for each form, since each has columns of its own. */
export function toTable(leads: readonly StoredLead[]): string {
  const byForm = new Map<string, StoredLead[]>();
  for (const lead of leads) {
    const known = byForm.get(lead.form);
    if (known === undefined) byForm.set(lead.form, [lead]);
    else known.push(lead);
  }
  const tables = Array.from(byForm, ([form, ofForm]) => {
    const rows = rowsOf(ofForm, ['id', 'reference', 'receivedAt', 'status', 'told']);
    return `${terminalText(form)}: ${counted(ofForm.length)}\n${layOut(rows.map((row) => row.map(terminalText)))}`;
  });
  const failed = leads.filter(({ told }) => told === 'failed').length;
  const advice = `\n${failed} of them could not be told to anybody; npm run leads -- retry tries again.\n`;
  return tables.join('\n') + (failed > 0 ? advice : '');
}
