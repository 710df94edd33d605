import * as v from 'valibot';
import { incomeTypes, kiwiSaverRates, taxCodes } from '#brackets/data/choices.ts';
import { taxSchedules, type ScheduleId } from '#content/tax-schedules.ts';
import { parseMoney, tidyMoney, type TypedMoney } from '#brackets/core/parse-money.ts';
import { incomeTaxOf, type IncomeTax } from '#brackets/core/income-tax.ts';
import { schedules, scheduleOf } from './schedules.ts';

export const amountFields = ['income', 'deductions', 'secondIncome'] as const;

export type AmountField = (typeof amountFields)[number];

const plainCodes = [...taxCodes.main, ...taxCodes.second] as const;

/** What each list of the form has. */
export const choices = {
  incomeType: v.picklist(incomeTypes),
  schedule: v.picklist(taxSchedules.map(({ id }) => id)),
  kiwiSaver: v.picklist(kiwiSaverRates),
  code: v.picklist(plainCodes),
  secondCode: v.picklist(['', ...plainCodes]),
};

/** The value of a search parameter for an option that is on. */
export const yesParam = 'yes';

const text = v.fallback(v.string(), '');
const tick = v.fallback(
  v.pipe(
    v.literal(yesParam),
    v.transform(() => true),
  ),
  false,
);

/** The form's values, with amounts as typed, in search parameters. */
export const inputsIn = (inForce: ScheduleId) =>
  v.object({
    incomeType: v.fallback(choices.incomeType, 'individual'),
    income: text,
    deductions: text,
    /** The bands that the result explains. */
    schedule: v.fallback(choices.schedule, inForce),
    kiwiSaver: v.fallback(choices.kiwiSaver, ''),
    studentLoan: tick,
    earnerCredit: tick,
    code: v.fallback(choices.code, 'M'),
    /** Whether the employer's KiwiSaver contribution is shown. */
    employer: tick,
    workLevy: text,
    /** The yearly pay of a second job. */
    secondIncome: text,
    /** Its tax code; empty for the one that fits both pays. */
    secondCode: v.fallback(choices.secondCode, ''),
  });

export type TaxInputs = Readonly<v.InferOutput<ReturnType<typeof inputsIn>>>;

export const isChoice = (field: keyof typeof choices, value: string): boolean =>
  v.is(choices[field], value);

/** The largest amount in dollars that every schedule calculates to the cent. */
export const largestAmount = Math.min(...schedules.map(({ maxIncome }) => maxIncome));

export const readAmount = (typed: string): TypedMoney => parseMoney(typed, largestAmount);

export const withTidyAmount = (inputs: TaxInputs, field: AmountField): TaxInputs => ({
  ...inputs,
  [field]: tidyMoney(inputs[field]),
});

/**
 * True for an amount that is asked about, such as 65.000: nothing is calculated from it. Text that is no
 * amount counts as 0.
 */
export const isAskedAbout = ({ incomeType, ...inputs }: TaxInputs): boolean =>
  amountFields.some(
    (field) =>
      (field !== 'secondIncome' || incomeType === 'individual') &&
      (readAmount(inputs[field]).problem?.kind ?? 'invalid') !== 'invalid',
  );

/** A second job’s pay in dollars; 0 unless the income is wages, or where both pays are above `largestAmount`. */
export const secondPay = ({ incomeType, income, secondIncome }: TaxInputs): number =>
  incomeType === 'individual'
    ? parseMoney(secondIncome, largestAmount - readAmount(income).dollars).dollars
    : 0;

/** The tax on the year’s income, that of a second job included. */
export const taxFor = (inputs: TaxInputs): IncomeTax =>
  incomeTaxOf(scheduleOf(inputs.schedule), {
    grossIncome: readAmount(inputs.income).dollars + secondPay(inputs),
    deductions: readAmount(inputs.deductions).dollars,
  });

/** True if two forms have the same values, however their amounts are typed. */
export function haveSameResult(one: TaxInputs, other: TaxInputs): boolean {
  const asked = (inputs: TaxInputs) =>
    JSON.stringify(inputs, (field, value) =>
      amountFields.some((each) => each === field) ? readAmount(String(value)).dollars : value,
    );
  return asked(one) === asked(other);
}
