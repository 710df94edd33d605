import * as v from 'valibot';
import type { ScheduleId } from '#content/tax-schedules.ts';
import type { SearchParams } from '#machines/search-params.ts';
import { inputsIn, readAmount, yesParam, type TaxInputs } from './inputs.ts';

/** The form as search parameters, with amounts as typed. */
export const parametersOf = (inputs: TaxInputs): SearchParams =>
  Object.fromEntries(
    Object.entries(inputs).map(([field, value]) => [
      field,
      typeof value === 'string' ? value : value ? yesParam : '',
    ]),
  );

/**
 * Reads the form from an address: `?income=65000&deductions=1200&studentLoan=yes`. Unknown values
 * are ignored; the schedule defaults to the one in force.
 */
export const inputsFromSearch = (asked: SearchParams, inForce: ScheduleId): TaxInputs =>
  v.parse(inputsIn(inForce), asked);

export const emptyInputs = (inForce: ScheduleId): TaxInputs => inputsFromSearch({}, inForce);

const amounts = ['income', 'deductions', 'workLevy', 'secondIncome'];

/**
 * The search part of an address that restores the form. Default values are omitted, except the
 * schedule, whose default changes with the law.
 */
export function searchFor(inputs: TaxInputs): string {
  const empty = parametersOf(emptyInputs(inputs.schedule));
  const search = new URLSearchParams();
  const { income = '', deductions = '', ...rest } = parametersOf(inputs);
  for (const [field, typed] of Object.entries({ income, deductions, ...rest })) {
    const text = amounts.includes(field) ? String(readAmount(typed).dollars || '') : typed;
    const isDefault = typed === empty[field] && field !== 'schedule';
    if (text !== '' && !isDefault) search.set(field, text);
  }
  return `?${search}`;
}
