import { centsOf } from '#brackets/core/cents.ts';
import type { LateQuestion } from '#brackets/core/late-cost.ts';
import { lastDayToPay } from '#brackets/core/late.ts';
import { taxBySteps, type YearSteps } from '#brackets/core/year-steps.ts';
import { readFields, type LateInputs } from './inputs.ts';

/** The tax of each year on its income, as if nothing had been paid. It is due on 7 February after the year. */
const estimatesOf = (years: readonly number[], income: number, bands: YearSteps) =>
  years.map((year) => ({
    year,
    /** Whole cents; null where the bands of the year are not known. */
    cents: taxBySteps(bands[year], income),
    due: lastDayToPay(`${year + 1}-02-07`),
  }));

/**
 * The question that a form asks. Where the tax owed is not given, it is estimated from the income. What is
 * missing or invalid is named. `today` is YYYY-MM-DD.
 */
export function readQuestion(
  inputs: LateInputs,
  { today, bands }: { today: string; bands: YearSteps },
) {
  const read = readFields(inputs, today);
  const { years, earned, owed, isOwedGiven, since, gstReturns, unread } = read;
  const income = earned === null ? null : centsOf(earned);
  const cents = centsOf(owed);
  const estimates = isOwedGiven || income === null ? [] : estimatesOf(years, income, bands);
  const typed = since === null || cents === 0 ? [] : [{ cents, due: since }];
  const estimated = estimates.flatMap(({ cents: tax, due, year }) =>
    tax === null || due >= today ? [] : [{ cents: tax, due, year }],
  );
  const question: LateQuestion = {
    debts: [...typed, ...estimated],
    on: today,
    returns: years.map(() => income),
    gstReturns,
  };
  return {
    question,
    /** The late tax years. */
    years,
    /** The debts of the question that are estimates. */
    estimated,
    /** The tax that is not due yet. */
    coming: estimates.filter(({ due }) => due >= today),
    /** What is late or may be, and is not in the question. */
    missing: {
      /** Only one of the amount and its date is there. */
      halfDebt: cents > 0 !== (since !== null) && estimates.length === 0,
      income: years.length > 0 && !isOwedGiven && income === null,
      /** No bands are known for one of the years. */
      tax: estimates.some((estimate) => estimate.cents === null),
      gst: gstReturns > 0 && !isOwedGiven,
      /** The number of late GST returns. Unless the answer is no, there may be some. */
      gstReturns:
        inputs.gst === 'yes'
          ? inputs.gstReturns.trim() === ''
          : inputs.gst === '' && years.length > 0,
      /** Answers that could not be read. */
      unread,
    },
  };
}
