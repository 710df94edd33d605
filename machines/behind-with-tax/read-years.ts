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

const numbers = ['one', 'two', 'three', 'four', 'five', 'six'];
/** Also in other languages of visitors; any other word may mean months. */
const word = String.raw`(?:\b(?:(?:tax )?years?|a[nñ]os?|ans?|jahre?|tausaga|tau|taon)\b|年|년|साल)`;
const number = String.raw`(\d{1,2}|${numbers.join('|')})`;
/** A number of years up to the last one that is late: 2 years, the last three years. */
const count = new RegExp(`^(?:the )?(?:last |past )?${number} ?${word}$`, 'i');
const wordBeside = new RegExp(String.raw`${word} ?(?=\d{4})|(?<=\d{4}) ?${word}`, 'gi');

const year = String.raw`(?:FY\s?)?(\d{4}|\d\d)(?:\s?[-–/]\s?(\d\d))?`;
/** One tax year by the year it ends in or by both, or several: 2024, 24/25, 2022 to 2024. */
const part = new RegExp(String.raw`^${year}(?:\s*(?:[-–/]|to)\s*${year})?$`, 'i');

const yearsFrom = (first: number, last: number): readonly number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

const whole = (typed: string): number => Number(typed.padStart(4, '20'));

/** The year in which a tax year ends; null for two years that do not follow each other. */
function endOf(first: string, next: string | undefined): number | null {
  const from = whole(first);
  if (next === undefined) return from;
  return (from + 1) % 100 === Number(next) ? from + 1 : null;
}

function yearsOf(text: string): readonly number[] | null {
  const [, first = '', firstNext, last, lastNext] = part.exec(text) ?? [];
  // A small number by itself may be a number of years.
  if (first === '' || (first.length === 2 && first < '10')) return null;
  const from = endOf(first, firstNext);
  if (from === null || last === undefined) return from === null ? null : [from];
  const to = endOf(last, lastNext);
  return to === null || to < from || to - from > 98 ? null : yearsFrom(from, to);
}

/** A person without an agent files by 7 July. */
const isDue = (of: number, today: string): boolean => `${of}-07-07` < today;

/** The last years that are late: as many as typed. */
function lastYears(typed: string, today: string): readonly number[] | null {
  const [, some = ''] = count.exec(typed) ?? [];
  const length = Number(some) || numbers.indexOf(some.toLowerCase()) + 1;
  if (length === 0) return null;
  const thisYear = Number(today.slice(0, 4));
  const last = isDue(thisYear, today) ? thisYear : thisYear - 1;
  return yearsFrom(last - length + 1, last);
}

const follow = (first: string, next: string): boolean => Number(next) === Number(first) + 1;

/** Reads tax years by the years they end in, or how many there are. `today` is YYYY-MM-DD. */
export function readYears(typed: string, today: string): TypedYears {
  // ‘2’ means two years; 2024/2025 is one tax year. Two that follow each other, with any word
  // between, are the same as a list and as a range: 2024 y 2025.
  const text = typed
    .trim()
    .replace(/^[1-9]$/, '$& years')
    .replace(/(\d{4})\s?\/\s?(\d{4})/g, (both, first, next) => (follow(first, next) ? next : both))
    .replace(wordBeside, '')
    .replace(/(\d{4})\D+(?=(\d{4}))/g, (both, first, next) =>
      follow(first, next) ? `${first}, ` : both,
    );
  const parts = text.split(/\s*(?:[,;&、，\n]|\band\b)\s*|(?<=\d)\s+(?=\d)/i).filter(Boolean);
  const counted = lastYears(text, today);
  const read = counted === null ? parts.map(yearsOf) : [counted];
  const none = (problem: YearsProblem): TypedYears => ({ years: [], problem });
  if (read.includes(null)) return none({ kind: 'not-years' });
  const asked = read.flatMap((some) => some ?? []);
  const earliest = Math.min(...asked);
  if (earliest < firstYear) return none({ kind: 'year-too-early', year: earliest });
  // In order, each once.
  const years = yearsFrom(earliest, Math.max(...asked)).filter((each) => asked.includes(each));
  const early = years.find((each) => !isDue(each, today));
  return early === undefined ? { years, problem: null } : none({ kind: 'not-due', year: early });
}
