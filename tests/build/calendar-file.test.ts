import { expect, test } from 'vitest';
import { printCalendar } from '#src/build/pages/calendar-file.ts';

const calendar = printCalendar({
  name: 'Waymark: GST, two-monthly',
  note: 'Whangārei; '.repeat(12).trim(),
  url: 'https://www.waymark.example/blog/nz-tax-deadlines-2025',
  made: '2026-11-24',
  events: [
    {
      uid: 'gst-2026-10-31@www.waymark.example',
      day: '2026-11-30',
      dayAfter: '2026-12-01',
      summary: 'GST for the period to 31 October 2026',
    },
  ],
});
const lines = calendar.split('\r\n');

test('ends every line with CRLF, after 75 bytes at most', () => {
  expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(calendar.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  expect(lines.filter((line) => line.startsWith(' ')).length).toBeGreaterThan(0);
  expect(calendar.replaceAll('\r\n ', '')).toContain(String.raw`Whangārei\; Whangārei\; `);
});

test('gives an event a whole day, and the file the day of its build', () => {
  expect(lines).toEqual(
    expect.arrayContaining([
      String.raw`X-WR-CALNAME:Waymark: GST\, two-monthly`,
      'UID:gst-2026-10-31@www.waymark.example',
      'DTSTAMP:20261124T000000Z',
      'DTSTART;VALUE=DATE:20261130',
      'DTEND;VALUE=DATE:20261201',
      'SUMMARY:GST for the period to 31 October 2026',
    ]),
  );
});

test('sets a reminder a week before, and keeps the day free', () => {
  expect(lines).toEqual(expect.arrayContaining(['TRIGGER:-P7D', 'TRANSP:TRANSPARENT']));
});
