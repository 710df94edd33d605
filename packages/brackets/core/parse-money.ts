import { centsOf, dollarsOf } from './cents.ts';
import { groupDigits } from './group-digits.ts';
import { readAmount, type AmountProblem } from './read-amount.ts';

/** The value of a field for money. */
export interface TypedMoney {
  /** Dollars in whole cents; 0 for an empty field and for anything that is not one clear amount. */
  readonly dollars: number;
  readonly problem: AmountProblem | null;
}

/** The value of a field, which takes amounts of at most `largest` dollars. */
export function parseMoney(text: string, largest: number): TypedMoney {
  const read = readAmount(text);
  if (read.kind === 'empty') return { dollars: 0, problem: null };
  if (read.kind !== 'amount') return { dollars: 0, problem: read };
  return read.cents > centsOf(largest)
    ? { dollars: 0, problem: { kind: 'too-large', at: 0 } }
    : { dollars: dollarsOf(read.cents), problem: null };
}

/** An amount with its thousands separated, and cents if it has any: '65,000.50'. Other text stays. */
export function tidyMoney(text: string): string {
  const read = readAmount(text);
  if (read.kind !== 'amount') return text;
  const cents = read.cents % 100;
  const dollars = groupDigits(String((read.cents - cents) / 100));
  return cents === 0 ? dollars : `${dollars}.${String(cents).padStart(2, '0')}`;
}
