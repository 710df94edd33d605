import { fromCallback } from 'xstate';
import type { SearchParams } from '#machines/search-params.ts';

/** Asks once for the words that the address brings, if it brings any. */
export const searchWords = (read: () => SearchParams) =>
  fromCallback(({ sendBack }) => {
    const { search } = read();
    if (search) sendBack({ type: 'SEARCH.CHANGE', search });
  });
