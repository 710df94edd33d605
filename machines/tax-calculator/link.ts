import { emptyInputs } from './address.ts';
import { readAmount, yesParam, type TaxInputs } from './inputs.ts';

function written(field: string, value: string | boolean): string {
  if (typeof value === 'boolean') return value ? yesParam : '';
  return ['income', 'deductions', 'workLevy', 'secondIncome'].includes(field)
    ? String(readAmount(value).dollars || '')
    : value;
}

/**
 * The search part of an address that restores the form. Default values are omitted, except the
 * schedule, whose default changes with the law.
 */
export function searchFor(inputs: TaxInputs): string {
  const empty: Readonly<Record<string, string | boolean>> = {
    ...emptyInputs(inputs.schedule),
    schedule: '',
  };
  const search = new URLSearchParams();
  const { income, deductions, ...rest } = inputs;
  for (const [field, value] of Object.entries({ income, deductions, ...rest })) {
    const text = written(field, value);
    if (text !== '' && value !== empty[field]) search.set(field, text);
  }
  return `?${search}`;
}
