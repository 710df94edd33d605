import { dayOfIso } from './calendar.ts';
import { checkPay } from './check-pay.ts';
import { checkCents, checkDay, checkKeys, checkObject, checkOneOf, refuse } from './checks.ts';
import { perCent, roundedCents } from './cents.ts';
import { earnerCreditOn } from './earner-credit.ts';
import { roundedTax } from './exact-tax.ts';
import { extraPay } from './extra-pay.ts';
import { annualPaye, esctRate, givesCredit, pay, type Pay, type PayDayRules } from './pay.ts';
import { largestPay, periodsPerYear, type DatedPay } from './pay-question.ts';
import { payRulesFor } from './schedules.ts';
import { levyOn } from './take-home.ts';
import { flatCodeOf } from './tax-code.ts';
import { writeOffOf, type WriteOff } from './write-off.ts';

export interface PaidDay extends Pay {
  readonly day: string;
}

/**
 * Why PAYE differs from the tax of the year, in cents: above zero where too much was withheld. They add
 * up to what is withheld less what is due.
 */
export interface YearDifferences {
  /** Fractions of a cent that each pay drops. */
  readonly fractions: number;
  /** Main pays that are not each an equal share of the year: a change of pay, 27 fortnights, part of a year. */
  readonly unevenPays: number;
  /** Codes with one rate, such as those of a second job. */
  readonly flatCodes: number;
  /** Extra pays, which one rate taxes. */
  readonly extraPays: number;
  /** The independent earner tax credit of the year, less what the pays gave. */
  readonly credit: number;
}

/** The pays of a tax year and their square-up, in cents. */
export interface PayYear {
  readonly pays: readonly PaidDay[];
  readonly gross: number;
  readonly withheld: number;
  /** The tax of the year. */
  readonly incomeTax: number;
  readonly levy: number;
  readonly credit: number;
  /** Tax still to pay; below zero for a refund. */
  readonly toPay: number;
  /** What Inland Revenue writes off of it by itself; null for none. */
  readonly writeOff: WriteOff | null;
  readonly because: YearDifferences;
}

const sumOf = <Item>(items: readonly Item[], of: (item: Item, index: number) => number): number =>
  items.reduce((sum, item, index) => sum + of(item, index), 0);

/** The regular pays of a job before or on the day of an extra pay, oldest first. */
const regularBefore = (pays: readonly DatedPay[], { day, job }: DatedPay): readonly DatedPay[] =>
  pays
    .filter((each) => !each.isExtra && each.job === job && each.day <= day)
    .toSorted((one, other) => one.day.localeCompare(other.day));

function workOut(rules: PayDayRules, pays: readonly DatedPay[], asked: DatedPay): Pay {
  if (asked.isExtra !== true) return pay(rules, asked);
  const known = regularBefore(pays, asked);
  const last = known.at(-1);
  const days = (each: DatedPay): number => dayOfIso(asked.day) - dayOfIso(each.day);
  const recent = known.filter((each) => days(each) < 28);
  const before = asked.every === 'month' ? (last?.gross ?? 0) : sumOf(recent, ({ gross }) => gross);
  return extraPay(rules, { ...asked, before, regular: last?.gross ?? 0 });
}

/** A common multiple of the pay periods in a year: 52, 26, 13 and 12. */
const common = 156;

/** A sum of yearly amounts, each divided by the periods of its pay, rounded once, half up. */
function sumOfShares(
  pays: readonly DatedPay[],
  of: (asked: DatedPay) => number,
  unit: number,
): number {
  // The exact taxes of a year of large pays may add up to more than 2^53.
  const exact = pays.reduce(
    (sum, asked) => sum + BigInt(of(asked)) * BigInt(common / periodsPerYear[asked.every]),
    0n,
  );
  return roundedCents({ units: exact, perDollar: 100n }, 1n, BigInt(unit * common));
}

interface YearOfPays {
  readonly pays: readonly DatedPay[];
  /** The pay and the employer's contributions of the year before, in cents, whose band is the rate of ESCT. */
  readonly lastYear?: number | undefined;
}

/** The most pays of a year: a week each of twenty jobs. */
const maxPays = 1060;

/** Rejects invalid values and pays of two tax years. Returns the rules of the year. */
function checkYear(question: YearOfPays): PayDayRules {
  checkObject('an object with the pays of a year', question, ['pays']);
  checkKeys('a property', question, ['pays', 'lastYear']);
  const { pays, lastYear = 0 } = question;
  const [first] = Array.isArray(pays) ? pays : [];
  if (first === undefined || pays.length > maxPays) refuse(`from 1 to ${maxPays} pays`, pays);
  checkObject('a pay with its day', first, ['day']);
  const rules = payRulesFor(first.day);
  for (const asked of pays) {
    checkPay(rules, asked, ['day', 'job', 'isExtra']);
    checkDay(asked.day);
    checkOneOf('isExtra', asked.isExtra ?? false, [true, false]);
    if (asked.day < rules.from || asked.day > rules.to)
      refuse(`paydays of one tax year, from ${rules.from} to ${rules.to}`, asked.day);
  }
  const gross = sumOf(pays, (asked) => asked.gross);
  checkCents(gross, largestPay, 'pays of a year, together whole cents');
  checkCents(lastYear, largestPay, 'the pay of last year in whole cents');
  return rules;
}

/**
 * The pays of one tax year and its square-up, in whole cents: each pay by the rules of its payday, extra pays
 * by sections 5.11 and 5.12 of Inland Revenue's payroll specification, then the tax of the year, and why what was
 * withheld differs from it. The credit is that of a whole year, where a code gives it. A student loan is
 * settled pay by pay. Throws a RangeError for invalid values, pays of two tax years, and pays with other
 * rules: tailored codes, schedular payments, special rates, cumulative corrections, redundancy.
 */
export function payYear(question: YearOfPays): PayYear {
  const rules = checkYear(question);
  const { pays, lastYear } = question;
  const esct = lastYear === undefined ? undefined : esctRate(rules, lastYear);
  const paid = pays.map((asked) => ({
    day: asked.day,
    ...workOut(rules, pays, { ...asked, esct: asked.esct ?? esct }),
  }));
  const kindOf = (asked: DatedPay) =>
    asked.isExtra ? 'extra' : flatCodeOf(asked.code) === undefined ? 'main' : 'flat';
  const kinds = pays.map(kindOf);
  const ofKind = (kind: string, figure: 'gross' | 'paye') =>
    sumOf(paid, (each, index) => (kinds[index] === kind ? each[figure] : 0));
  const dueOn = (income: number) => roundedTax(rules.bands, income) + levyOn(income, rules);

  const main = pays.filter((_, index) => kinds[index] === 'main');
  const exactPaye = sumOfShares(main, (asked) => annualPaye(rules, asked).tax, perCent);
  const given = sumOfShares(main, (asked) => annualPaye(rules, asked).credit, 1);
  const ofMain = ofKind('main', 'gross');
  const withFlat = ofMain + ofKind('flat', 'gross');
  const gross = withFlat + ofKind('extra', 'gross');
  const credit = main.some(({ code }) => givesCredit(code))
    ? earnerCreditOn(gross / 100, rules)
    : 0;
  const withheld = sumOf(paid, ({ paye }) => paye);
  const toPay = dueOn(gross) - credit - withheld;
  return {
    pays: paid,
    gross,
    withheld,
    incomeTax: roundedTax(rules.bands, gross),
    levy: levyOn(gross, rules),
    credit,
    toPay,
    writeOff: writeOffOf(pays, { gross, toPay }),
    because: {
      fractions: ofKind('main', 'paye') - (exactPaye - given),
      unevenPays: exactPaye - dueOn(ofMain),
      flatCodes: ofKind('flat', 'paye') - (dueOn(withFlat) - dueOn(ofMain)),
      extraPays: ofKind('extra', 'paye') - (dueOn(gross) - dueOn(withFlat)),
      credit: credit - given,
    },
  };
}
