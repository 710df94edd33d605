/** What a text says about an amount of dollars. `at` is the index of the first character at fault. */
export type ReadAmount =
  | { readonly kind: 'empty' }
  | { readonly kind: 'amount'; readonly cents: number }
  /** The text has more than one reading: these, in cents, largest first. */
  | { readonly kind: 'unclear'; readonly at: number; readonly readings: readonly number[] }
  /** A character that no amount has, fractions of a cent, or more cents than are exact. */
  | { readonly kind: 'invalid' | 'too-fine' | 'too-large'; readonly at: number };

/** A text that is not one clear amount. */
export type AmountProblem = Exclude<ReadAmount, { kind: 'empty' | 'amount' }>;

/** From a full-width character to the plain one. */
const toPlain = 0xfee0;

/**
 * Full-width characters as plain ones, other spaces and invisible marks as spaces, each in its place:
 * '６５ 000' is '65 000'.
 */
const plainWidth = (text: string): string =>
  text
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - toPlain))
    .replace(/[\p{Zs}\p{Cf}]/gu, (blank) => ' '.repeat(blank.length));

const currency = /^\s*(?:NZ\s?\$|NZD|\$)?\s*/i;

/**
 * Digits, or groups of three with commas or with spaces but not both, and cents if there are any. A group
 * does not begin with a zero: 0,500 may be half a dollar.
 */
const clear = /^(?:\d+|[1-9]\d{0,2}(?:(?:,\d{3})+|(?: \d{3})+))?(?:\.\d{0,2})?$/;

/** Groups of figures with the separators that people use somewhere in the world. */
const separated = /^\d+(?:[., ]\d+)*[.,]?$/;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** The cents of a whole number of dollars and the figures behind its decimal point. */
const centsIn = (dollars: string, decimals: string): number =>
  Number(digitsOf(dollars)) * 100 + Number(digitsOf(decimals).slice(0, 2).padEnd(2, '0'));

/**
 * The readings of a text whose separators are not those of New Zealand: they all group figures, or
 * the last one begins the cents.
 */
function readingsOf(written: string): readonly number[] {
  const last = Math.max(written.lastIndexOf('.'), written.lastIndexOf(','));
  const decimals = written.slice(last + 1);
  const grouped = centsIn(written, '');
  const isCents = /^0|\.[^,]*$/.test(written) ? /^\d\d?0*$/ : /^\d\d?$/;
  return isCents.test(decimals)
    ? [...new Set([grouped, centsIn(written.slice(0, last), decimals)])]
    : [grouped];
}

/** The length of the longest beginning that an amount may have. */
const beginningOf = (written: string): number =>
  /^(?:[1-9]\d{0,2}(?:(?:,\d{3})+|(?: \d{3})+)|\d*)(?:\.\d{0,2})?/.exec(written)?.[0].length ?? 0;

/** Reads the figures behind the currency; `at` counts from their first. */
function readFigures(written: string): ReadAmount {
  if (clear.test(written) && /\d/.test(written)) {
    const [dollars = '', decimals = ''] = written.split('.');
    return { kind: 'amount', cents: centsIn(dollars, decimals) };
  }
  const [, thousands] = /^(\d+)k$/i.exec(written) ?? [];
  if (thousands !== undefined) {
    const dollars = centsIn(thousands, '');
    return { kind: 'unclear', at: thousands.length, readings: [dollars * 1000, dollars] };
  }
  // A single group of three after a full stop may be thousands, as in 65.000.
  const fine = /^[\d, ]*\.\d\d(?=\d+$)/.exec(written)?.[0];
  if (fine !== undefined && !/^[1-9]\d{0,2}\.\d{3}$/.test(written))
    return { kind: 'too-fine', at: fine.length };
  const at = written.search(/[.,]/);
  if (!separated.test(written) || at < 1) return { kind: 'invalid', at: beginningOf(written) };
  const readings = readingsOf(written);
  // A figure added to '65,000' leaves '65,0000', which can only mean 650,000.
  const [only = 0, ...others] = readings;
  const isEdited = others.length === 0 && /^[1-9][\d,]*\d$/.test(written);
  return isEdited ? { kind: 'amount', cents: only } : { kind: 'unclear', at, readings };
}

/**
 * Reads an amount of dollars: `1000`, `1,000`, `1 000.50`, `$1,000`, `NZ$ 1000`, with spaces around and
 * figures of any width. Text with two readings (`465,20`, `65.000`, `1.234,56`, `1,2,3`,
 * `60k`, `0,500`) is unclear, with its readings. Anything else is invalid, with its first wrong character.
 * Never throws.
 */
export function readAmount(text: string): ReadAmount {
  const plain = plainWidth(text);
  if (plain.trim() === '') return { kind: 'empty' };
  const from = currency.exec(plain)?.[0].length ?? 0;
  const read = readFigures(plain.slice(from).trimEnd());
  const cents =
    read.kind === 'amount' ? [read.cents] : read.kind === 'unclear' ? read.readings : [];
  if (!cents.every(Number.isSafeInteger)) return { kind: 'too-large', at: from };
  return 'at' in read ? { ...read, at: from + read.at } : read;
}
