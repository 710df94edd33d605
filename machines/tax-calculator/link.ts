import { taken } from './address.ts';
import { emptyInputs, readAmount, type TaxInputs } from './inputs.ts';

function written(field: string, value: string | boolean): string {
  if (typeof value === 'boolean') return value ? taken : '';
  return ['income', 'deductions', 'workLevy'].includes(field)
    ? String(readAmount(value).dollars || '')
    : value;
}

/**
 * What an address needs after its path to bring the form back. What an empty form contains is left
 * out; the schedule never is, for the one a form begins with changes with the law.
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
