import * as v from 'valibot';
import type { ScheduleId } from '#content/tax-schedules.ts';
import type { SearchParams } from '#machines/search-params.ts';
import { inputsIn, yesParam, type TaxInputs } from './inputs.ts';

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
