import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { taxCalendars } from '#content/tax-calendars.ts';
import { printCalendar, writeCalendars } from '#src/build/pages/calendars.ts';
import { atEveryClock } from '#tests/clocks.ts';
import { temporaryFolder } from '#tests/server/fixtures/temporary-folder.ts';

const calendar = printCalendar({
  name: 'Waymark: GST, two-monthly',
  origin: 'https://www.waymark.example',
  made: '2026-11-24',
  dates: [{ kind: 'gst', due: '2026-11-30', periodEnd: '2026-10-31' }],
});
const lines = calendar.split('\r\n');

test('ends every line with CRLF, after 75 bytes at most', () => {
  expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(calendar.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  expect(lines.filter((line) => line.startsWith(' ')).length).toBeGreaterThan(0);
  expect(calendar.replaceAll('\r\n ', '')).toContain(
    String.raw`Inland Revenue’s rules for a 31 March balance date\, next working day`,
  );
});

test('gives an event a whole day, free, with a reminder a week before, and the file the day of its build', () => {
  expect(lines).toEqual(
    expect.arrayContaining([
      String.raw`X-WR-CALNAME:Waymark: GST\, two-monthly`,
      'UID:gst-2026-10-31@www.waymark.example',
      'DTSTAMP:20261124T000000Z',
      'DTSTART;VALUE=DATE:20261130',
      'DTEND;VALUE=DATE:20261201',
      'SUMMARY:GST for periods that end on 31 October 2026',
      'TRANSP:TRANSPARENT',
      'TRIGGER:-P7D',
    ]),
  );
});

atEveryClock((day) => {
  const first = new Map([
    ['2027-01-15', '20270115'],
    ['2026-08-29', '20261028'],
  ]);

  test('begins the files with what is due from the day in New Zealand on', async () => {
    const folder = await temporaryFolder();
    await writeCalendars(folder, 'https://www.waymark.example');
    const { path } = taxCalendars.find(({ name }) =>
      name.startsWith('GST two-monthly: January'),
    ) ?? { path: '' };
    const written = await readFile(join(folder, path), 'utf8');
    expect(written.match(/DTSTAMP:(\d{8})/)?.[1]).toBe(day.replaceAll('-', ''));
    expect(written.match(/DTSTART;VALUE=DATE:(\d{8})/)?.[1]).toBe(first.get(day));
  });
});
