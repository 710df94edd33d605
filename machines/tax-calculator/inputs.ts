import { incomeTypes } from '#content/interface/tax-calculator.ts';
import type { ScheduleId } from '#content/tax-schedules.ts';
import { parseMoney, tidyMoney, type TypedMoney } from '#machines/money/parse-money.ts';
import { calculateIncomeTax, type IncomeTax } from './income-tax.ts';
import { defaultSchedule, schedules } from './schedules.ts';

export type IncomeType = (typeof incomeTypes)[number]['value'];

/** What the form contains; amounts as they are typed. */
export interface TaxInputs {
  /** Asked for as specified; all three are taxed alike. */
  readonly incomeType: IncomeType;
  readonly income: string;
  readonly deductions: string;
  readonly schedule: ScheduleId;
}

export type AmountField = 'income' | 'deductions';

export const emptyInputs: TaxInputs = {
  incomeType: 'individual',
  income: '',
  deductions: '',
  schedule: defaultSchedule.id,
};

export const isIncomeType = (text: string): text is IncomeType =>
  incomeTypes.some(({ value }) => value === text);

/** The largest amount in dollars that every schedule calculates to the cent. */
export const largestAmount = Math.min(...schedules.map(({ largestIncome }) => largestIncome));

/** What a typed amount counts as. */
export const readAmount = (typed: string): TypedMoney => parseMoney(typed, largestAmount);

export const withTidyAmount = (inputs: TaxInputs, field: AmountField): TaxInputs => ({
  ...inputs,
  [field]: tidyMoney(inputs[field]),
});

/** The tax for the form. */
export const taxFor = ({ income, deductions, schedule }: TaxInputs): IncomeTax =>
  calculateIncomeTax({
    grossIncome: readAmount(income).dollars,
    deductions: readAmount(deductions).dollars,
    schedule,
  });

/** True if two forms ask the same, however their amounts are written. */
export const askTheSame = (one: TaxInputs, other: TaxInputs): boolean =>
  one.incomeType === other.incomeType &&
  one.schedule === other.schedule &&
  (['income', 'deductions'] as const).every(
    (field) => readAmount(one[field]).dollars === readAmount(other[field]).dollars,
  );
