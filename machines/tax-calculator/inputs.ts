import {
  incomeTypes,
  kiwiSaverRates,
  taxCodes,
  type IncomeType,
} from '#content/interface/tax-calculator.ts';
import type { ScheduleId } from '#content/tax-schedules.ts';
import { parseMoney, tidyMoney, type TypedMoney } from '#machines/money/parse-money.ts';
import { calculateIncomeTax, type IncomeTax } from './income-tax.ts';
import { schedules } from './schedules.ts';

/** Percent of pay; none for no contribution. */
export type KiwiSaverRate = (typeof kiwiSaverRates)[number];

/** A tax code without the SL of a student loan. */
export type PlainCode = (typeof taxCodes.main | typeof taxCodes.second)[number];

/** What the form contains; amounts as they are typed. */
export interface TaxInputs {
  /** Specified; all three are taxed alike. Levies differ, and a business sets tax aside. */
  readonly incomeType: IncomeType;
  readonly income: string;
  readonly deductions: string;
  /** The bands that the result explains. */
  readonly schedule: ScheduleId;
  /** Deductions besides income tax. */
  readonly accLevy: boolean;
  readonly kiwiSaver: KiwiSaverRate;
  readonly studentLoan: boolean;
  readonly earnerCredit: boolean;
  /** How an employer taxes the income. */
  readonly code: PlainCode;
  /** What the employer puts into KiwiSaver is shown. */
  readonly employer: boolean;
  /** Dollars of ACC work levy on each $100 of a business's profit, as typed. */
  readonly workLevy: string;
}

export type AmountField = 'income' | 'deductions';

/** The empty form, with its initial bands. */
export const emptyInputs = (schedule: ScheduleId): TaxInputs => ({
  incomeType: 'individual',
  income: '',
  deductions: '',
  schedule,
  accLevy: false,
  kiwiSaver: '',
  studentLoan: false,
  earnerCredit: false,
  code: 'M',
  employer: false,
  workLevy: '',
});

export const isIncomeType = (text: string): text is IncomeType =>
  incomeTypes.some((type) => type === text);

export const isKiwiSaverRate = (text: string): text is KiwiSaverRate =>
  kiwiSaverRates.some((rate) => rate === text);

export const isPlainCode = (text: string): text is PlainCode =>
  [...taxCodes.main, ...taxCodes.second].some((code) => code === text);

/** The largest amount in dollars that every schedule calculates to the cent. */
export const largestAmount = Math.min(...schedules.map(({ maxIncome }) => maxIncome));

/** What a typed amount counts as. */
export const readAmount = (typed: string): TypedMoney => parseMoney(typed, largestAmount);

export const withTidyAmount = (inputs: TaxInputs, field: AmountField): TaxInputs => ({
  ...inputs,
  [field]: tidyMoney(inputs[field]),
});

/** The tax for the form, with the bands it names. */
export const taxFor = ({ income, deductions, schedule }: TaxInputs): IncomeTax =>
  calculateIncomeTax({
    grossIncome: readAmount(income).dollars,
    deductions: readAmount(deductions).dollars,
    schedule,
  });

/** The code ME is for those who have the independent earner tax credit. */
export const hasCredit = ({
  earnerCredit,
  incomeType,
  code,
}: Pick<TaxInputs, 'earnerCredit' | 'incomeType' | 'code'>): boolean =>
  earnerCredit || (incomeType === 'individual' && code === 'ME');

/** True if two forms ask the same, however their amounts are written. */
export function askTheSame(one: TaxInputs, other: TaxInputs): boolean {
  const asked = ({ income, deductions, ...rest }: TaxInputs) =>
    JSON.stringify({
      ...rest,
      amounts: [income, deductions].map((typed) => readAmount(typed).dollars),
    });
  return asked(one) === asked(other);
}
