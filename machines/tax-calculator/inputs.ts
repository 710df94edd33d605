import { incomeTypes, kiwiSaverRates, taxCodes, type IncomeType } from '#brackets/data/choices.ts';
import type { ScheduleId } from '#content/tax-schedules.ts';
import { parseMoney, tidyMoney, type TypedMoney } from '#brackets/core/parse-money.ts';
import type { IncomeTax } from '#brackets/core/income-tax.ts';
import { calculateIncomeTax } from './income-tax.ts';
import { schedules } from './schedules.ts';
import type { KiwiSaverRate, PlainCode, YearQuestion } from '#brackets/core/year-question.ts';

/** The form's values, with amounts as typed. */
export interface TaxInputs extends YearQuestion {
  readonly income: string;
  readonly deductions: string;
  /** The bands that the result explains. */
  readonly schedule: ScheduleId;
  /** Whether the employer's KiwiSaver contribution is shown. */
  readonly employer: boolean;
  /** A second job’s pay in a year, beside wages. */
  readonly secondIncome: string;
  /** Its code; empty for the one that fits both pays. */
  readonly secondCode: PlainCode | '';
}

export const amountFields = ['income', 'deductions', 'secondIncome'] as const;

export type AmountField = (typeof amountFields)[number];

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
  secondIncome: '',
  secondCode: '',
});

export const isIncomeType = (text: string): text is IncomeType =>
  incomeTypes.some((type) => type === text);

export const isKiwiSaverRate = (text: string): text is KiwiSaverRate =>
  kiwiSaverRates.some((rate) => rate === text);

export const isSecondCode = (text: string): text is TaxInputs['secondCode'] =>
  text === '' || isPlainCode(text);

export const isPlainCode = (text: string): text is PlainCode =>
  [...taxCodes.main, ...taxCodes.second].some((code) => code === text);

/** The largest amount in dollars that every schedule calculates to the cent. */
export const largestAmount = Math.min(...schedules.map(({ maxIncome }) => maxIncome));

export const readAmount = (typed: string): TypedMoney => parseMoney(typed, largestAmount);

export const withTidyAmount = (inputs: TaxInputs, field: AmountField): TaxInputs => ({
  ...inputs,
  [field]: tidyMoney(inputs[field]),
});

/** A second job’s pay in dollars; 0 unless the income is wages, or where both pays are above `largestAmount`. */
export const secondPay = ({ incomeType, income, secondIncome }: TaxInputs): number =>
  incomeType === 'individual'
    ? parseMoney(secondIncome, largestAmount - readAmount(income).dollars).dollars
    : 0;

/** The tax on the year’s income, that of a second job included. */
export const taxFor = (inputs: TaxInputs): IncomeTax =>
  calculateIncomeTax({
    grossIncome: readAmount(inputs.income).dollars + secondPay(inputs),
    deductions: readAmount(inputs.deductions).dollars,
    schedule: inputs.schedule,
  });

/** True if two forms have the same values, however their amounts are typed. */
export function haveSameResult(one: TaxInputs, other: TaxInputs): boolean {
  const asked = ({ income, deductions, secondIncome, ...rest }: TaxInputs) =>
    JSON.stringify({
      ...rest,
      amounts: [income, deductions, secondIncome].map((typed) => readAmount(typed).dollars),
    });
  return asked(one) === asked(other);
}
