import { assign, setup } from 'xstate';
import { searchOptions, type SearchOption } from './search-option.ts';

export type SearchEvent =
  | { type: 'QUERY.TYPE'; query: string }
  /** The list is asked for. */
  | { type: 'LIST.OPEN' }
  | { type: 'LIST.CLOSE' }
  /** Another option of the list is pointed at: so many further down, or up where it is negative. */
  | { type: 'OPTION.MOVE'; by: number };

interface Context {
  readonly options: readonly SearchOption[];
  readonly query: string;
  /** What suits the query. */
  readonly found: readonly SearchOption[];
  /** Which of them is pointed at, from 0. */
  readonly at: number;
}

/** A field that offers what suits the words that are typed. */
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
  description: 'Offers what suits the words that are typed.',
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
      description: 'What was chosen is named.',
      on: {
        'LIST.OPEN': { target: 'open', actions: { type: 'search', params: { query: '' } } },
        'OPTION.MOVE': { target: 'open', actions: { type: 'search', params: { query: '' } } },
      },
    },
    open: {
      description: 'What suits the words is listed, and one of it pointed at.',
      on: {
        'OPTION.MOVE': {
          actions: { type: 'point on', params: ({ event }) => ({ by: event.by }) },
        },
        'LIST.CLOSE': { target: 'closed' },
      },
    },
  },
});
