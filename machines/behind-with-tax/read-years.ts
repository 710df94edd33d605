/** Why a typed list of years is invalid. */
export type YearsProblem =
  | { readonly kind: 'not-years' }
  | { readonly kind: 'year-too-early' | 'not-due'; readonly year: number };

interface TypedYears {
  /** The years in which the tax years end, each once, the first first. */
  readonly years: readonly number[];
  readonly problem: YearsProblem | null;
}

/** The first tax year that counts. */
export const firstYear = 2010;

/** One tax year, or several: 2024, 2023-24, 2022 to 2024. */
const part = /^(\d{4})(?:\s*(?:[-–/]|to)\s*(\d{4}|\d{2}))?$/i;

const yearsFrom = (first: number, last: number): readonly number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

function yearsOf(text: string): readonly number[] | null {
  const [, first = '', last] = part.exec(text) ?? [];
  if (first === '') return null;
  if (last === undefined) return [Number(first)];
  const from = Number(first);
  // 2023-24 is the tax year that ends in 2024.
  if (last.length === 2) return (from + 1) % 100 === Number(last) ? [from + 1] : null;
  const count = Number(last) - from + 1;
  return count > 0 && count < 100
    ? Array.from({ length: count }, (_, index) => from + index)
    : null;
}

/** A person without an agent files by 7 July. */
const isDue = (year: number, today: string): boolean => `${year}-07-07` < today;

/** Reads tax years by the years they end in. `today` is YYYY-MM-DD. */
export function readYears(typed: string, today: string): TypedYears {
  const parts = typed
    .trim()
    .split(/\s*(?:[,;&\n]|\band\b)\s*|(?<=\d)\s+(?=\d)/i)
    .filter(Boolean);
  const read = parts.map(yearsOf);
  const none = (problem: YearsProblem): TypedYears => ({ years: [], problem });
  if (read.includes(null)) return none({ kind: 'not-years' });
  const asked = read.flatMap((some) => some ?? []);
  const earliest = Math.min(...asked);
  if (earliest < firstYear) return none({ kind: 'year-too-early', year: earliest });
  // In order, each once.
  const years = yearsFrom(earliest, Math.max(...asked)).filter((year) => asked.includes(year));
  const early = years.find((year) => !isDue(year, today));
  return early === undefined ? { years, problem: null } : none({ kind: 'not-due', year: early });
}
