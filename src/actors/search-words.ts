import { fromCallback } from 'xstate';
import type { SearchParams } from '#machines/search-params.ts';

/** Sends the search that the address contains, if any, once. */
export const searchWords = (read: () => SearchParams) =>
  fromCallback(({ sendBack }) => {
    const { search } = read();
    if (search) sendBack({ type: 'SEARCH.CHANGE', search });
  });
