import type { RouterHistory } from '@tanstack/react-router';
import * as v from 'valibot';
import { fromCallback, fromPromise } from 'xstate';
import type { SearchParams } from '#machines/search-params.ts';
import type {
  InputStoreEvent,
  RestoredInputs,
} from '#machines/tax-calculator/tax-calculator.setup.ts';
import { readStored, writeStored } from './storage.ts';

/** An entry of the history keeps its key when the page is loaded again, and when a visitor comes back to it. */
const keyOf = ({ location }: RouterHistory): string =>
  `waymark.tax-calculator.${location.state.key}`;

const storedInputs = v.fallback(v.optional(v.record(v.string(), v.string())), undefined);

/** Gives what was last calculated in this entry of the history, in this tab, or else what the page's route has read of the address. */
export const restoreInputs = (history: RouterHistory, readSearch: () => SearchParams) =>
  fromPromise<RestoredInputs>(async () => {
    const kept = v.parse(storedInputs, readStored('sessionStorage', keyOf(history)));
    return { asked: kept ?? readSearch(), isCalculated: kept !== undefined };
  });

/** Keeps the last calculation while the tab is open, but not in the URL. */
export const inputStore = (history: RouterHistory) =>
  fromCallback<InputStoreEvent>(({ receive }) => {
    receive(({ inputs }) => writeStored('sessionStorage', keyOf(history), inputs));
  });
