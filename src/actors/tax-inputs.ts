import { fromPromise } from 'xstate';
import { inputsFromSearch } from '#machines/tax-calculator/address.ts';
import type { TaxInputs } from '#machines/tax-calculator/inputs.ts';

/** Reads what the address brings for the form of the tax calculator. */
export const restoreInputs = fromPromise<TaxInputs>(async () =>
  inputsFromSearch(window.location.search),
);
