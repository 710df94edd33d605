import { emptyInputs, parametersOf } from './address.ts';
import { readAmount, type TaxInputs } from './inputs.ts';

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
