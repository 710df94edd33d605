import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toCsv } from '#src/server/operate/csv.ts';
import { toTable } from '#src/server/operate/table.ts';
import { terminalJson, terminalText } from '#src/server/terminal-text.ts';
import { stored } from '#tests/server/fixtures/lead.ts';

describe('CSV', () => {
  test.each([
    ['=1+1', `"'=1+1"`],
    ['+64 21 555 0123', `"+64 21 555 0123"`],
    ['+64215550123', `"+6421555 0123"`],
    ['0215550123', `"021555 0123"`],
    ["+64 21 555 0123*cmd|'/c calc'!A0", `"'+64 21 555 0123*cmd|'/c calc'!A0"`],
    ['one, -2+A1', `"one, '-2+A1"`],
    ['one, +1"x', `"one, '+1""x"`],
    ["'=1+1", `"''=1+1"`],
    ["'a'", `"'a'"`],
    ['-A1', `"'-A1"`],
    ['＝1+1', `"'＝1+1"`],
    ['\tx', `"'\tx"`],
    ['\t=1', `"'\t'=1"`],
    ['=HYPERLINK("a","b")', `"'=HYPERLINK(""a"",""b"")"`],
    ['a;=1+1', `"a;'=1+1"`],
    ['a; "=1+1"', `"a; ""'=1+1"""`],
    ['a\n=1+1', `"a\n'=1+1"`],
    ["Nguyễn-O'Brien", `"Nguyễn-O'Brien"`],
    ['a "b"', `"a ""b"""`],
    ['', `""`],
  ])('writes %j as %j', (value, cell) => {
    expect(toCsv([stored('quote', { x: value })])).toBe(
      `\ufeff"id","reference","form","receivedAt","status","notified","x"\r\n"1","K7Q2-M9XD","quote","2026-11-21T00:00:00.000Z","new","none",${cell}\r\n`,
    );
  });

  test('round-trips every text without the added apostrophes', () => {
    const character = constantFrom("'", '=', ',', ';', '"', ' ', '\t', '\n', 'a');
    const added = /(?<=^|[,;\t\r\n]\s*"?)'(?='*[=+\-@\t\r＝＋－＠])/g;
    assert(
      property(array(character, { maxLength: 12 }), (characters) => {
        const text = characters.join('');
        const [, row = ''] = toCsv([stored('quote', { x: text })]).split('"none",');
        const cell = row.slice(1, -3).replaceAll('""', '"');
        expect(cell.replace(added, '')).toBe(text);
      }),
      { numRuns: 2000 },
    );
  });
});

test('the table aligns columns, and has a table for each form', () => {
  const leads = [
    stored('quote', { name: 'Ari', town: 'x' }),
    stored('quote', { name: 'Nguyễn', town: 'y' }),
    stored('contact', { message: 'a\nb' }),
  ];
  expect(toTable(leads)).toBe(
    [
      'quote: 2 leads',
      'id  reference  receivedAt                status  notified  name    town',
      '1   K7Q2-M9XD  2026-11-21T00:00:00.000Z  new     none      Ari     x',
      '1   K7Q2-M9XD  2026-11-21T00:00:00.000Z  new     none      Nguyễn  y',
      '',
      'contact: 1 lead',
      'id  reference  receivedAt                status  notified  message',
      '1   K7Q2-M9XD  2026-11-21T00:00:00.000Z  new     none      a\\u{a}b',
      '',
    ].join('\n'),
  );
});

describe('text for a terminal', () => {
  test.each([
    ['an escape sequence', '\u001b[31mred', '\\u{1b}[31mred'],
    ['an eight-bit control', '\u009b2J', '\\u{9b}2J'],
    ['a line break', 'a\r\nb\u2028', 'a\\u{d}\\u{a}b\\u{2028}'],
    ['a bidirectional override', '\u202egnp.exe\u2069', '\\u{202e}gnp.exe\\u{2069}'],
    ['half a surrogate pair', 'a\ud800', 'a\\u{d800}'],
  ])('shows %s as its code point', (_, text, shown) => {
    expect(terminalText(text)).toBe(shown);
  });

  test('keeps words of any script and emoji', () => {
    expect(terminalText("Whangārei 東京 👩‍💻 Nguyễn-O'Brien")).toBe(
      "Whangārei 東京 👩‍💻 Nguyễn-O'Brien",
    );
  });

  test('uses JSON’s escapes in JSON', () => {
    const value = ['\u001b\u009b\u202e\u{e0041}\n👩‍💻'];
    expect(terminalJson(value)).toBe('[\n  "\\u001b\\u009b\\u202e\\udb40\\udc41\\n👩‍💻"\n]');
    expect(JSON.parse(terminalJson(value))).toEqual(value);
  });
});
