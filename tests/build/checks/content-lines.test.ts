import { expect, test } from 'vitest';
import { lineFaults, linesOf, placesOf } from '#src/build/checks/content-lines.ts';

const faults = (...lines: readonly string[]) =>
  lineFaults(linesOf('content/a.ts', lines.join('\n')), new Set(['gstRate', 'income-tax']));

test('ignores text that only contains a date', () => {
  expect(faults("text: 'Until 2026-02-30 and no longer'")).toEqual([]);
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
