import { fromCallback } from 'xstate';
import type { AddressParameters } from '#machines/address-parameters.ts';

/** Asks once for the words that the address brings, if it brings any. */
export const searchWords = (read: () => AddressParameters) =>
  fromCallback(({ sendBack }) => {
    const { search } = read();
    if (search) sendBack({ type: 'SEARCH.CHANGE', search });
  });
