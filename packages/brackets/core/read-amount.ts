/** What a text says about an amount of dollars. `at` is the index of the first character at fault. */
export type ReadAmount =
  | { readonly kind: 'empty' }
  | { readonly kind: 'amount'; readonly cents: number }
  /** The text is not written as one amount. Somebody may mean these, in cents, largest first. */
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

/** Dollars without cents: digits, or groups of three with any separators. */
const grouped = /^\d+$|^\d{1,3}(?:[., ]\d{3})+$/;

/** Groups of figures with the separators that people use somewhere in the world. */
const separated = /^\d+(?:[., ]\d+)*[.,]?$/;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** The cents of a whole number of dollars and the figures behind its decimal point. */
const centsIn = (dollars: string, decimals: string): number =>
  Number(digitsOf(dollars)) * 100 + Number(digitsOf(decimals).slice(0, 2).padEnd(2, '0'));

/**
 * The readings of a text whose separators are not those of New Zealand, which somebody may mean: the last
 * separator begins the cents, or all of them group figures. Where it differs from those before it,
 * it can only begin the cents: 1.234,56. Behind groups of other sizes, as in 1,2,3, nothing is cents.
 */
function readingsOf(written: string): readonly number[] {
  const last = Math.max(written.lastIndexOf('.'), written.lastIndexOf(','));
  const [dollars, decimals] = [written.slice(0, last), written.slice(last + 1)];
  const joined = centsIn(written, '');
  const isCents = /^0|\.[^,]*$/.test(written) ? /^\d\d?0*$/ : /^\d\d?$/;
  if (!isCents.test(decimals) || !grouped.test(dollars)) return [joined];
  const withCents = centsIn(dollars, decimals);
  return /[., ]/.test(dollars.replaceAll(written.charAt(last), ''))
    ? [withCents]
    : [...new Set([joined, withCents])];
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
  // A single group of three after a full stop may be thousands, as in 65.000.
  const fine = /^[\d, ]*\.\d\d(?=\d+$)/.exec(written)?.[0];
  if (fine !== undefined && !/^[1-9]\d{0,2}\.\d{3}$/.test(written))
    return { kind: 'too-fine', at: fine.length };
  const at = written.search(/[.,]/);
  return separated.test(written) && at > 0
    ? { kind: 'unclear', at, readings: readingsOf(written) }
    : { kind: 'invalid', at: beginningOf(written) };
}

/** Reads figures as people end them: '85k' and '60.5 k' are thousands, '1.10.' ends a sentence. */
function readEnded(written: string): ReadAmount {
  const thousands = /^(.*\d) ?k$/i.exec(written)?.[1];
  const read = readFigures(thousands ?? written.replace(/(\.\d+)\.$/, '$1'));
  if (thousands === undefined) return read;
  return read.kind === 'amount'
    ? { kind: 'amount', cents: read.cents * 1000 }
    : readFigures(written);
}

/**
 * Reads an amount of dollars: `1000`, `1,000`, `1 000.50`, `$1,000`, `NZ$ 1000`, `85k`, with spaces around and
 * figures of any width. Text that may be meant otherwise (`465,20`, `65.000`, `1.234,56`, `1500,2000`,
 * `0,500`) is unclear, with its readings. Anything else is invalid, with its first wrong character.
 * Never throws.
 */
export function readAmount(text: string): ReadAmount {
  const plain = plainWidth(text);
  if (plain.trim() === '') return { kind: 'empty' };
  const from = currency.exec(plain)?.[0].length ?? 0;
  const read = readEnded(plain.slice(from).trimEnd());
  const cents =
    read.kind === 'amount' ? [read.cents] : read.kind === 'unclear' ? read.readings : [];
  if (!cents.every(Number.isSafeInteger)) return { kind: 'too-large', at: from };
  return 'at' in read ? { ...read, at: from + read.at } : read;
}
