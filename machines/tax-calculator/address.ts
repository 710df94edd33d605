import type { ScheduleId } from '#content/tax-schedules.ts';
import type { SearchParams } from '#machines/search-params.ts';
import {
  emptyInputs,
  isIncomeType,
  isKiwiSaverRate,
  isPlainCode,
  type TaxInputs,
} from './inputs.ts';
import { isScheduleId } from './schedules.ts';

/** The value of a search parameter for an option that is on. */
export const yesParam = 'yes';

/** The form as search parameters, with amounts as typed. */
export const parametersOf = (inputs: TaxInputs): SearchParams =>
  Object.fromEntries(
    Object.entries(inputs).map(([field, value]) => [
      field,
      typeof value === 'string' ? value : value ? yesParam : '',
    ]),
  );

/**
 * Reads the form from an address: `?income=65000&deductions=1200&accLevy=yes`. Unknown values are
 * ignored; the schedule defaults to the one in force.
 */
export function inputsFromSearch(asked: SearchParams, inForce: ScheduleId): TaxInputs {
  const empty = emptyInputs(inForce);
  const { incomeType = '', schedule = '', kiwiSaver = '', code = '', secondCode = '' } = asked;
  return {
    incomeType: isIncomeType(incomeType) ? incomeType : empty.incomeType,
    income: asked['income'] ?? empty.income,
    deductions: asked['deductions'] ?? empty.deductions,
    schedule: isScheduleId(schedule) ? schedule : empty.schedule,
    accLevy: asked['accLevy'] === yesParam,
    kiwiSaver: isKiwiSaverRate(kiwiSaver) ? kiwiSaver : empty.kiwiSaver,
    studentLoan: asked['studentLoan'] === yesParam,
    earnerCredit: asked['earnerCredit'] === yesParam,
    code: isPlainCode(code) ? code : empty.code,
    employer: asked['employer'] === yesParam,
    workLevy: asked['workLevy'] ?? empty.workLevy,
    secondIncome: asked['secondIncome'] ?? empty.secondIncome,
    secondCode: isPlainCode(secondCode) ? secondCode : empty.secondCode,
  };
}
