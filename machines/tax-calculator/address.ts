import { emptyInputs, isIncomeType, readAmount, type TaxInputs } from './inputs.ts';
import { isScheduleId } from './schedules.ts';

/** The form as an address brings it: `?income=65000&deductions=1200`, with nothing it does not know. */
export function inputsFromSearch(search: string): TaxInputs {
  const asked = new URLSearchParams(search);
  const incomeType = asked.get('incomeType') ?? '';
  const schedule = asked.get('schedule') ?? '';
  return {
    incomeType: isIncomeType(incomeType) ? incomeType : emptyInputs.incomeType,
    income: asked.get('income') ?? emptyInputs.income,
    deductions: asked.get('deductions') ?? emptyInputs.deductions,
    schedule: isScheduleId(schedule) ? schedule : emptyInputs.schedule,
  };
}

/** What an address needs after its path to bring the form back; what stands in an empty form is left out. */
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
