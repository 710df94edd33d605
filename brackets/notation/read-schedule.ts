import { everySchedule, findSchedule, scheduleFor } from '#brackets/maths/schedules.ts';
import type { Schedule } from '#machines/tax-calculator/schedule.ts';
import { messageOf } from '#src/server/message-of.ts';
import { readBands } from './read-bands.ts';
import { Unreadable } from './unreadable.ts';

/** How many characters two texts have in common at their beginning. */
function sharedBeginning(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** Reads a day, YYYY-MM-DD, as the schedule in force on it. */
export function readDay(text: string): Schedule {
  const [beginning = ''] =
    /^\d{0,4}(?:(?<=\d{4})-\d{0,2}(?:(?<=-\d\d)-\d{0,2})?)?/.exec(text) ?? [];
  // Written as a day is, it is its month or its date that is not in the calendar, or its year that is too early.
  const isWritten = /^\d{4}-\d\d-\d\d$/.test(text);
  const month = Number(text.slice(5, 7));
  try {
    return scheduleFor(text);
  } catch (error) {
    const isEarly = messageOf(error).startsWith('No schedule');
    const part = isEarly ? 0 : month < 1 || month > 12 ? 5 : 8;
    throw new Unreadable(messageOf(error), text, isWritten ? part : beginning.length);
  }
}

/** Reads the id of a schedule. */
export function readId(text: string): Schedule {
  const found = findSchedule(text);
  if (found !== undefined) return found;
  const ids = everySchedule.map(({ id }) => id);
  throw new Unreadable(
    `There is no schedule "${text}"; there are ${ids.join(', ')}.`,
    text,
    Math.max(...ids.map((id) => sharedBeginning(text, id))),
  );
}

/** Reads a schedule: bands on one line, a day on which it is in force, or its id. */
export function readSchedule(text: string): Schedule {
  if (text.includes(':')) return readBands(text);
  return /^\d{4}-\d\d-\d/.test(text) ? readDay(text) : readId(text);
}
