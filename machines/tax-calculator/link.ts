import { taken } from './address.ts';
import { emptyInputs, readAmount, type TaxInputs } from './inputs.ts';

/**
 * What an address needs after its path to bring the form back. What an empty form contains is left
 * out; the schedule never is, for the one a form begins with changes with the law.
 */
export function searchFor(inputs: TaxInputs): string {
  const { incomeType, income, deductions, schedule, accLevy, kiwiSaver, studentLoan } = inputs;
  const search = new URLSearchParams();
  for (const [field, typed] of Object.entries({ income, deductions })) {
    const { dollars } = readAmount(typed);
    if (dollars > 0) search.set(field, String(dollars));
  }
  if (incomeType !== emptyInputs(schedule).incomeType) search.set('incomeType', incomeType);
  search.set('schedule', schedule);
  if (accLevy) search.set('accLevy', taken);
  if (kiwiSaver !== '') search.set('kiwiSaver', kiwiSaver);
  if (studentLoan) search.set('studentLoan', taken);
  return `?${search}`;
}
