/** '2026–27' for a day from 1 April 2026 to 31 March 2027, YYYY-MM-DD. */
export function taxYearName(day: string): string {
  const first = firstYear(day);
  return `${first}–${String((first + 1) % 100).padStart(2, '0')}`;
}

/** The first day of a day's tax year: '2026-04-01'. */
export const taxYearStart = (day: string): string => `${firstYear(day)}-04-01`;

/** Its last day: '2027-03-31'. */
export const taxYearEnd = (day: string): string => `${firstYear(day) + 1}-03-31`;

const firstYear = (day: string): number =>
  Number(day.slice(0, 4)) - (day.slice(5) < '04-01' ? 1 : 0);
