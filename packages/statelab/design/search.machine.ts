import { assign, setup } from 'xstate';
import { searchOptions, type SearchOption } from './search-option.ts';

export type SearchEvent =
  | { type: 'QUERY.TYPE'; query: string }
  | { type: 'LIST.OPEN' }
  | { type: 'LIST.CLOSE' }
  /** Moves the active option down, or up if negative. */
  | { type: 'OPTION.MOVE'; by: number };

interface Context {
  readonly options: readonly SearchOption[];
  readonly query: string;
  readonly found: readonly SearchOption[];
  /** Index of the active option. */
  readonly at: number;
}

export const searchMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { readonly options: readonly SearchOption[] },
    events: {} as SearchEvent,
  },
  actions: {
    search: assign(({ context: { options } }, { query }: { query: string }) => ({
      query,
      found: query === '' ? options : searchOptions(options, query),
      at: 0,
    })),
    'point on': assign({
      at: ({ context: { at, found } }, { by }: { by: number }) =>
        found.length === 0 ? 0 : (at + by + found.length) % found.length,
    }),
  },
}).createMachine({
  id: 'lab-search',
  description: 'Filters options by the typed words.',
  context: ({ input: { options } }) => ({ options, query: '', found: options, at: 0 }),
  on: {
    'QUERY.TYPE': {
      target: '.open',
      actions: { type: 'search', params: ({ event }) => ({ query: event.query }) },
    },
  },
  initial: 'closed',
  states: {
    closed: {
      description: 'The field shows the chosen option.',
      on: {
        'LIST.OPEN': { target: 'open', actions: { type: 'search', params: { query: '' } } },
        'OPTION.MOVE': { target: 'open', actions: { type: 'search', params: { query: '' } } },
      },
    },
    open: {
      description: 'Lists the matching options, one of them active.',
      on: {
        'OPTION.MOVE': {
          actions: { type: 'point on', params: ({ event }) => ({ by: event.by }) },
        },
        'LIST.CLOSE': { target: 'closed' },
      },
    },
  },
});
