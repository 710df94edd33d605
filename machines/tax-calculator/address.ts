import type { AddressParameters } from '#machines/address-parameters.ts';
import { emptyInputs, isIncomeType, readAmount, type TaxInputs } from './inputs.ts';
import { isScheduleId } from './schedules.ts';

/** The form as an address brings it: `?income=65000&deductions=1200`, with nothing it does not know. */
export function inputsFromSearch(asked: AddressParameters): TaxInputs {
  const incomeType = asked['incomeType'] ?? '';
  const schedule = asked['schedule'] ?? '';
  return {
    incomeType: isIncomeType(incomeType) ? incomeType : emptyInputs.incomeType,
    income: asked['income'] ?? emptyInputs.income,
    deductions: asked['deductions'] ?? emptyInputs.deductions,
    schedule: isScheduleId(schedule) ? schedule : emptyInputs.schedule,
  };
}

/** What an address needs after its path to bring the form back; what an empty form contains is left out. */
export function searchFor({ incomeType, income, deductions, schedule }: TaxInputs): string {
  const search = new URLSearchParams();
  for (const [field, typed] of Object.entries({ income, deductions })) {
    const { dollars } = readAmount(typed);
    if (dollars > 0) search.set(field, String(dollars));
  }
  if (incomeType !== emptyInputs.incomeType) search.set('incomeType', incomeType);
  if (schedule !== emptyInputs.schedule) search.set('schedule', schedule);
  return search.size === 0 ? '' : `?${search}`;
}
