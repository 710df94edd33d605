import { assign, setup, type EventObject } from 'xstate';
import { callbackStub } from '#machines/not-provided.ts';
import {
  findMatches,
  indexQuestions,
  termsOf,
  type Searched,
  type SearchIndex,
} from './search-index.ts';

/** A search exactly as typed, and what it finds. */
const resultOf = (index: SearchIndex, search: string) => {
  const terms = termsOf(search);
  return { index, search, terms, matches: findMatches(index, terms) };
};

export const faqSearchMachine = setup({
  types: {
    input: {} as { questions: readonly Searched[] },
    context: {} as ReturnType<typeof resultOf>,
    events: {} as
      | { type: 'SEARCH.CHANGE'; search: string }
      | { type: 'SEARCH.CLEAR' }
      /** The address names an entry. */
      | { type: 'ENTRY.OPEN'; entry: string },
  },
  actors: {
    searchWords: callbackStub<EventObject>('searchWords'),
    hashTarget: callbackStub<EventObject, { entries: readonly string[] }>('hashTarget'),
  },
  actions: {
    'set query': assign(({ context: { index } }, { search }: { search: string }) =>
      resultOf(index, search),
    ),
    'clear query': assign(({ context: { index } }) => resultOf(index, '')),
  },
  guards: {
    'query is empty': ({ context }) => context.terms.length === 0,
    'something matches': ({ context }) => context.matches.length > 0,
    'does not match': ({ context }, { entry }: { entry: string }) =>
      !context.matches.includes(entry),
  },
}).createMachine({
  id: 'faq-search',
  description: 'Lists the questions that match the search.',
  context: ({ input }) => resultOf(indexQuestions(input.questions), ''),
  invoke: [
    { src: 'searchWords' },
    {
      src: 'hashTarget',
      input: ({ context }) => ({ entries: context.index.map(({ id }) => id) }),
    },
  ],
  on: {
    'SEARCH.CHANGE': {
      target: '.sorting',
      actions: { type: 'set query', params: ({ event }) => ({ search: event.search }) },
    },
    'SEARCH.CLEAR': { target: '.all', actions: 'clear query' },
    'ENTRY.OPEN': {
      description: 'A linked question is shown even if it does not match.',
      guard: { type: 'does not match', params: ({ event }) => ({ entry: event.entry }) },
      target: '.all',
      actions: 'clear query',
    },
  },
  initial: 'all',
  states: {
    sorting: {
      description: 'Decides which state applies.',
      always: [
        { guard: 'query is empty', target: 'all' },
        { guard: 'something matches', target: 'some' },
        { target: 'none' },
      ],
    },
    all: {
      description: 'The search is empty, so every question is listed.',
      meta: { requirement: 'Search text starts empty' },
    },
    some: {
      description: 'The matching questions are listed, with their matches marked.',
      meta: { requirement: 'Case-insensitive match on question or answer' },
    },
    none: {
      description: 'No question matches: the page says what to do next.',
      meta: { requirement: 'Categories with no match disappear' },
    },
  },
});
