const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * '21 November 2026', from YYYY-MM-DD. Creating an Intl.DateTimeFormat would block every page for
 * 25 ms, and a phone for four times as long.
 */
export function formatDate(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${Number(day)} ${months[Number(month) - 1] ?? ''} ${year}`;
}

/** 'Tuesday 1 December', from YYYY-MM-DD. */
export const formatWeekday = (date: string): string =>
  new Intl.DateTimeFormat('en-NZ', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
    .format(new Date(date))
    .replace(',', '');
