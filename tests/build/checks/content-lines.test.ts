import { expect, test } from 'vitest';
import { lineFaults, linesOf, placesOf } from '#src/build/checks/content-lines.ts';

const faults = (...lines: readonly string[]) =>
  lineFaults(linesOf('content/a.ts', lines.join('\n')), new Set(['gstRate', 'income-tax']));

test('finds each impossible date, with its line', () => {
  expect(
    faults("updated: '2026-02-30',", "[{ due: '2024-02-29' }, '2026-13-01', '2026-4-1']"),
  ).toEqual([
    'content/a.ts:1: 2026-02-30 is not a day of the calendar.',
    'content/a.ts:2: 2026-13-01 is not a day of the calendar.',
    'content/a.ts:2: 2026-4-1 is not a day of the calendar.',
  ]);
});

test('ignores text that only contains a date', () => {
  expect(faults("text: 'Until 2026-02-30 and no longer'")).toEqual([]);
});

test('finds each figure without a ledger entry, with its line', () => {
  expect(faults("import '#content/facts.ts';", '`${facts.gstRat.figure}.[^incometax]`')).toEqual([
    'content/a.ts:2: the ledger in content/facts has no entry "gstRat".',
    'content/a.ts:2: the ledger in content/facts has no entry "incometax".',
  ]);
});

test('accepts figures and groups in the ledger', () => {
  expect(faults('`${facts.gstRate.figure}[^gstRate] and [^income-tax]`')).toEqual([]);
});

test('ignores comments', () => {
  expect(faults('/**', ' * A mark, [^id], leads to', ' */', '// facts.nothing')).toEqual([]);
});

test('finds each use of an address, alone or in a text', () => {
  const lines = linesOf('content/a.ts', "path: '/gst'\r\n'See [GST](/gst).'\r\n'/gst-returns'");
  expect(placesOf(lines, '/gst')).toEqual(['content/a.ts:1', 'content/a.ts:2']);
});
