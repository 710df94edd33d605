import type { PayRules } from '#content/pay-rules.ts';
import { centsOf, divideHalfUp, dollarsOf } from '#machines/money/cents.ts';
import { basisPointsOf } from './band.ts';
import type { IncomeTax } from './income-tax.ts';
import type { TaxInputs } from './inputs.ts';

/** What is taken from an income, by the name its words have in content. */
export type Taken = 'incomeTax' | 'accLevy' | 'kiwiSaver' | 'studentLoan';

/** What is taken from an income and what is left, in dollars; the parts add up to the income. */
export interface TakeHome {
  readonly grossIncome: number;
  readonly taken: readonly { readonly what: Taken; readonly amount: number }[];
  readonly left: number;
}

/** What a visitor asked to have taken into account. */
type Asked = Pick<TaxInputs, 'incomeType' | 'accLevy' | 'kiwiSaver' | 'studentLoan'>;

/** A fraction of some cents, rounded once, half up. */
const partOf = (cents: number, rate: number): number =>
  divideHalfUp(cents * basisPointsOf(rate), 10_000);

/**
 * The dollars that levies go by: pay before tax, or the profit of a business. Of investments
 * there is neither ACC levy nor KiwiSaver; a student loan is repaid from them too.
 */
function bases(incomeType: Asked['incomeType'], { grossIncome, taxableIncome }: IncomeTax) {
  if (incomeType === 'investment') return { earnings: 0, repayable: taxableIncome };
  const earnings = incomeType === 'business' ? taxableIncome : grossIncome;
  return { earnings, repayable: earnings };
}

/** A year's income after tax and what was asked for besides. Each amount is rounded once, half up to the cent. */
export function takeHome(asked: Asked, tax: IncomeTax, rules: PayRules): TakeHome {
  const { accLevy, studentLoan } = rules;
  const { earnings, repayable } = bases(asked.incomeType, tax);
  const levied = centsOf(Math.min(earnings, accLevy.upTo));
  const aboveThreshold = Math.max(0, centsOf(repayable) - centsOf(studentLoan.over));
  const cents: readonly (readonly [Taken, number | null])[] = [
    ['incomeTax', centsOf(tax.taxOwed)],
    ['accLevy', asked.accLevy ? partOf(levied, accLevy.rate) : null],
    [
      'kiwiSaver',
      asked.kiwiSaver === '' ? null : partOf(centsOf(earnings), Number(asked.kiwiSaver) / 100),
    ],
    ['studentLoan', asked.studentLoan ? partOf(aboveThreshold, studentLoan.rate) : null],
  ];
  const taken = cents.flatMap(([what, amount]) => (amount === null ? [] : [{ what, amount }]));
  return inDollars(centsOf(tax.grossIncome), taken);
}

function inDollars(gross: number, taken: TakeHome['taken']): TakeHome {
  const left = taken.reduce((rest, { amount }) => rest - amount, gross);
  return {
    grossIncome: dollarsOf(gross),
    taken: taken.map(({ what, amount }) => ({ what, amount: dollarsOf(amount) })),
    left: dollarsOf(left),
  };
}

/** How often the periods of pay come in a year. */
export const payPeriods = { year: 1, month: 12, fortnight: 26, week: 52 } as const;

/**
 * One of so many equal periods of a year. Income and what is taken are rounded half up to the
 * cent, and what is left is what they leave, so that each period adds up.
 */
export function perPeriod({ grossIncome, taken }: TakeHome, perYear: number): TakeHome {
  const shareOf = (dollars: number): number => divideHalfUp(centsOf(dollars), perYear);
  return inDollars(
    shareOf(grossIncome),
    taken.map(({ what, amount }) => ({ what, amount: shareOf(amount) })),
  );
}
