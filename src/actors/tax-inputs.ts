import type { RouterHistory } from '@tanstack/react-router';
import * as v from 'valibot';
import { fromCallback, fromPromise } from 'xstate';
import type { SearchParams } from '#machines/search-params.ts';
import type {
  InputStoreEvent,
  RestoredInputs,
} from '#machines/tax-calculator/tax-calculator.machine.ts';
import { readStored, writeStored } from './storage.ts';

/** A history entry keeps its key across a reload and Back. */
const keyOf = ({ location }: RouterHistory): string =>
  `waymark.tax-calculator.${location.state.key}`;

const storedInputs = v.fallback(v.optional(v.record(v.string(), v.string())), undefined);

/** Returns the last calculation of this history entry in this tab, or else the inputs in the address. */
export const restoreInputs = (history: RouterHistory, readSearch: () => SearchParams) =>
  fromPromise<RestoredInputs>(async () => {
    const kept = v.parse(storedInputs, readStored('sessionStorage', keyOf(history)));
    return { asked: kept ?? readSearch(), isCalculated: kept !== undefined };
  });

/** Stores the last calculation for the tab, not in the URL. */
export const inputStore = (history: RouterHistory) =>
  fromCallback<InputStoreEvent>(({ receive }) => {
    receive(({ inputs }) => writeStored('sessionStorage', keyOf(history), inputs));
  });
