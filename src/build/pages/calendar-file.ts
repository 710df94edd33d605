/**
 * Prints dates as an iCalendar file (RFC 5545): events of whole days, that leave the day free and
 * remind a week before.
 */

/** A day with something due on it. */
interface CalendarEvent {
  /** Names the event in whichever calendar it is put; the same event has the same name. */
  readonly uid: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly dayAfter: string;
  readonly summary: string;
}

interface CalendarFile {
  readonly name: string;
  /** The description of each event. */
  readonly note: string;
  /** Where each event leads. */
  readonly url: string;
  /** The day on which the file is made, YYYY-MM-DD. */
  readonly made: string;
  readonly events: readonly CalendarEvent[];
}

const longest = 75;
const compact = (day: string): string => day.replaceAll('-', '');
const escaped = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`);

/** Folds a line of more than 75 bytes; no character is cut. */
function folded(line: string): string {
  const lines = [''];
  for (const character of line) {
    const longer = (lines.at(-1) ?? '') + character;
    if (Buffer.byteLength(longer) > longest) lines.push(` ${character}`);
    else lines[lines.length - 1] = longer;
  }
  return lines.join('\r\n');
}

export function printCalendar({ name, note, url, made, events }: CalendarFile): string {
  const eventLines = ({ uid, day, dayAfter, summary }: CalendarEvent) => [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${compact(made)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(note)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-P7D',
    `DESCRIPTION:${escaped(summary)}`,
    'END:VALARM',
    'END:VEVENT',
  ];
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Waymark//Tax dates//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
