import type { RouterHistory } from '@tanstack/react-router';
import * as v from 'valibot';
import { fromCallback } from 'xstate';
import type { AddressParameters } from '#machines/address-parameters.ts';
import type { InputStoreEvent } from '#machines/tax-calculator/tax-calculator.setup.ts';
import { readStored, writeStored } from './storage.ts';

/** An entry of the history keeps its key when the page is loaded again, and when a visitor comes back to it. */
const keyOf = ({ location }: RouterHistory): string =>
  `waymark.tax-calculator.${location.state.key}`;

const storedInputs = v.fallback(v.optional(v.record(v.string(), v.string())), undefined);

/** What was last calculated in this entry of the history, in this tab. */
export const keptInputs = (history: RouterHistory): AddressParameters | undefined =>
  v.parse(storedInputs, readStored('sessionStorage', keyOf(history)));

/** Keeps what was calculated for as long as the tab is open. The address says nothing of it. */
export const inputStore = (history: RouterHistory) =>
  fromCallback<InputStoreEvent>(({ receive }) => {
    receive(({ inputs }) => writeStored('sessionStorage', keyOf(history), inputs));
  });
