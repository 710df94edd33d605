import { assign, setup } from 'xstate';
import { promiseStub } from '#machines/not-provided.ts';
import { placeNamed, type NamedTown, type Place } from './place.ts';

/** The result of the geolocation permission prompt. */
export type Permission = 'granted' | 'denied' | 'unsupported';

export const nearMeMachine = setup({
  types: {
    input: {} as { towns: readonly NamedTown[]; service: string },
    context: {} as { towns: readonly NamedTown[]; service: string; place: Place | null },
    tags: {} as 'detecting',
  },
  actors: {
    permission: promiseStub<Permission>('permission'),
    /** Asks the service at this address. Resolves with a city's name; rejects if none is found. */
    lookup: promiseStub<string, { service: string }>('lookup'),
  },
  delays: { promptLimit: 8_000, lookupLimit: 5_000 },
  guards: {
    'browser cannot locate': (_, permission: Permission) => permission === 'unsupported',
  },
  actions: {
    'remember place': assign({
      place: ({ context }, { city }: { city: string }) => placeNamed(city, context.towns),
    }),
  },
}).createMachine({
  id: 'near-me',
  description: 'Finds the visitor’s city, or falls back to the whole country.',
  context: ({ input }) => ({ ...input, place: null }),
  initial: 'asking',
  states: {
    asking: {
      description: 'The browser asks for permission, for as long as the visitor takes.',
      meta: { requirement: 'On load detects the visitor’s city' },
      invoke: {
        src: 'permission',
        onDone: [
          {
            guard: { type: 'browser cannot locate', params: ({ event }) => event.output },
            target: 'unlocated',
          },
          { target: 'looking-up' },
        ],
        onError: { target: 'looking-up' },
      },
      initial: 'waiting',
      states: {
        waiting: {
          description: 'The visitor may answer the prompt within seconds.',
          tags: ['detecting'],
          after: { promptLimit: 'unanswered' },
        },
        unanswered: {
          description: 'The page shows the whole country. A later answer still counts.',
        },
      },
    },
    'looking-up': {
      description: 'A service looks up the city of the visitor’s IP address.',
      tags: ['detecting'],
      meta: { requirement: 'Called after permission is granted and also when denied' },
      invoke: {
        src: 'lookup',
        input: ({ context: { service } }) => ({ service }),
        onDone: {
          target: 'located',
          actions: { type: 'remember place', params: ({ event }) => ({ city: event.output }) },
        },
        onError: { target: 'unlocated' },
      },
      after: { lookupLimit: { target: 'unlocated' } },
    },
    located: {
      description: 'The page names the city, with a link if the city has a page.',
      meta: { requirement: 'Shows ‘Near {city}’' },
    },
    unlocated: {
      description: 'The page shows the whole country.',
      meta: { requirement: 'Missing city or failure falls back to New Zealand' },
    },
  },
});
