import { dateOf, dayOf, isoOf } from '#brackets/core/calendar.ts';
import { firstYear } from './read-years.ts';

/** Why a typed date is invalid. */
export interface DateProblem {
  readonly kind: 'not-a-date' | 'date-too-early' | 'future';
}

interface TypedDate {
  /** YYYY-MM-DD; null for an empty field and an invalid date. */
  readonly day: string | null;
  readonly problem: DateProblem | null;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const monthOf = (text: string): number =>
  /^\d+$/.test(text) ? Number(text) : months.indexOf(text.slice(0, 3).toLowerCase()) + 1;

/** Words that letters print beside a date: the day of the week, 'the', 'of', and the ending of '7th'. */
const besides =
  /\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b|\b(?:the|of)\b|(?<=\d)(?:st|nd|rd|th)\b/gi;

/** 7/2/2026, 7.2.26, 7 February 2026: the day first, as New Zealand writes it. */
const dayFirst =
  /^(?<day>\d{1,2})[\s./-]*(?<month>(?<=\D)\d{1,2}|[a-z]{3,9}\.?)(?:[\s./,-]+|(?<=[a-z]))(?<year>\d{4}|\d{2})$/i;
/** February 7, 2026. */
const monthFirst = /^(?<month>[a-z]{3,9})[\s.]+(?<day>\d{1,2})[\s,]+(?<year>\d{4})$/i;
const isoDate = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/;

/** YYYY-MM-DD; null for a day that is not in the calendar. */
function readDay(typed: string): string | null {
  const text = typed
    .replace(besides, ' ')
    .replace(/^[\s,.]+|[\s,.]+$/g, '')
    .replace(/\s+/g, ' ');
  const parts = (isoDate.exec(text) ?? dayFirst.exec(text) ?? monthFirst.exec(text))?.groups;
  if (parts === undefined) return null;
  const { day = '', month = '', year = '' } = parts;
  const read = { year: Number(year.padStart(4, '20')), month: monthOf(month), date: Number(day) };
  const found = dayOf(read.year, read.month, read.date);
  const { month: itsMonth, date } = dateOf(found);
  return itsMonth === read.month && date === read.date ? isoOf(found) : null;
}

/** Reads a day in the past, as people write one. `today` is YYYY-MM-DD. */
export function readDate(typed: string, today: string): TypedDate {
  if (typed.trim() === '') return { day: null, problem: null };
  const day = readDay(typed.trim());
  const none = (kind: DateProblem['kind']): TypedDate => ({ day: null, problem: { kind } });
  if (day === null) return none('not-a-date');
  if (day < `${firstYear}-01-01`) return none('date-too-early');
  return day > today ? none('future') : { day, problem: null };
}
