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

/** 7/2/2026, 7.2.26, 7 February 2026: the day first, as New Zealand writes it. */
const dayFirst = /^(\d{1,2})[\s./-]+(\d{1,2}|[a-z]{3,9}\.?)[\s./,-]+(\d{4}|\d{2})$/i;
const isoDate = /^\d{4}-\d{2}-\d{2}$/;

/** YYYY-MM-DD; null for a day that is not in the calendar. */
function readDay(typed: string): string | null {
  const [, day = '', month = '', year = ''] = dayFirst.exec(typed) ?? [];
  const iso = isoDate.test(typed)
    ? typed
    : [year.padStart(4, '20'), `${monthOf(month)}`.padStart(2, '0'), day.padStart(2, '0')].join(
        '-',
      );
  // A date that is not in the calendar is null in JSON, or another one.
  return JSON.stringify(new Date(`${iso}T00:00Z`)).slice(1, 11) === iso ? iso : null;
}

/** Reads a day in the past, as people write one. `today` is YYYY-MM-DD. */
export function readDate(typed: string, today: string): TypedDate {
  if (typed.trim() === '') return { day: null, problem: null };
  const day = readDay(typed.trim());
  const kind =
    day === null
      ? 'not-a-date'
      : day < `${firstYear}-01-01`
        ? 'date-too-early'
        : day > today
          ? 'future'
          : null;
  return kind === null ? { day, problem: null } : { day: null, problem: { kind } };
}
