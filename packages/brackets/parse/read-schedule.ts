import {
  everySchedule,
  findSchedule,
  scheduleFor,
  scheduleForYear,
} from '#brackets/core/schedules.ts';
import type { Schedule } from '#brackets/core/schedule.ts';
import { messageOf } from '#brackets/message-of.ts';
import { readBands } from './read-bands.ts';
import { notNamed } from './read-name.ts';
import { Unreadable } from './unreadable.ts';

/** Finds a value for a day, YYYY-MM-DD. The error for an invalid day points at the wrong character. */
export function readOnDay<Found>(text: string, find: (day: string) => Found): Found {
  const [beginning = ''] =
    /^\d{0,4}(?:(?<=\d{4})-\d{0,2}(?:(?<=-\d\d)-\d{0,2})?)?/.exec(text) ?? [];
  // A well-formed day has an invalid month or date, or a year without rules.
  const isWritten = /^\d{4}-\d\d-\d\d$/.test(text);
  const month = Number(text.slice(5, 7));
  try {
    return find(text);
  } catch (error) {
    const isUnknown = /^(?:No|The law) /.test(messageOf(error));
    const part = isUnknown ? 0 : month < 1 || month > 12 ? 5 : 8;
    throw new Unreadable(messageOf(error), text, isWritten ? part : beginning.length);
  }
}

/** Reads a day that a check accepts. */
export const readChecked = (text: string, check: (day: string) => void): string =>
  readOnDay(text, (day) => {
    check(day);
    return day;
  });

/** Reads a day, and returns the schedule in force. */
const readDay = (text: string): Schedule => readOnDay(text, scheduleFor);

/** Reads a tax year, named by the year it ends in, and returns the schedule of its assessment. */
function readYear(text: string): Schedule {
  const [figures = ''] = /^\d{0,4}/.exec(text) ?? [];
  if (figures.length < 4 || figures !== text)
    throw new Unreadable(
      `"${text}" is not a tax year. Write the year it ends in, such as 2025.`,
      text,
      figures.length,
    );
  try {
    return scheduleForYear(Number(text));
  } catch (error) {
    throw new Unreadable(messageOf(error), text, 0);
  }
}

function readId(text: string): Schedule {
  const found = findSchedule(text);
  if (found !== undefined) return found;
  const ids = everySchedule.map(({ id }) => id);
  throw notNamed(`There is no schedule "${text}"; there are ${ids.join(', ')}.`, text, ids);
}

/** A schedule by its id, a day on which it is in force, the year of its assessment, or its bands. */
export interface AskedSchedule {
  readonly schedule?: string | undefined;
  readonly date?: string | undefined;
  readonly year?: string | undefined;
  readonly bands?: string | undefined;
}

/** Reads a schedule that is given in one of four ways (default: the one in force today). */
export function readGiven({ schedule, date, year, bands }: AskedSchedule, today: string): Schedule {
  if (schedule !== undefined) return readId(schedule);
  if (year !== undefined) return readYear(year);
  return bands === undefined ? readDay(date ?? today) : readBands(bands);
}

/** Reads a schedule: bands on one line, a day on which it is in force, or its id. */
export function readSchedule(text: string): Schedule {
  if (text.includes(':')) return readBands(text);
  return /^\d{4}-\d\d-\d/.test(text) ? readDay(text) : readId(text);
}
