import { assign, sendTo, setup } from 'xstate';
import { delays } from '#machines/delays.ts';
import { isAccepted, isRefused, type HandlerResponse } from '#machines/lead/handler-response.ts';
import { callbackStub, promiseStub } from '#machines/not-provided.ts';
import type { Attempt } from '#machines/submission/attempt.ts';
import type { Entry } from './entry.ts';

export type LeadOutboxEvent =
  /** A form is about to send it: it is stored, and delivered from here only once it is queued. */
  | ({ type: 'LEAD.HOLD' } & Attempt)
  | ({ type: 'LEAD.QUEUE' } & Attempt)
  /** The form has delivered it, or cancelled it. */
  | { type: 'LEAD.RELEASE'; key: string }
  /** The browser is online again. */
  | { type: 'NETWORK.ONLINE' }
  /** The browser's storage is full or turned off: an entry lives no longer than its page. */
  | { type: 'ENTRY.UNKEPT'; key: string }
  /** The visitor dismissed the rejected leads. */
  | { type: 'REFUSED.FORGET' };

/** Events for the store. Each entry is stored separately, so tabs do not overwrite each other's. */
export type EntryStoreEvent =
  | { type: 'ENTRY.KEEP'; entry: Entry }
  | { type: 'ENTRY.DROP'; keys: readonly string[] };

interface Context {
  /** Leads that a form on this page is sending. */
  readonly held: readonly Entry[];
  /** Still to be delivered, oldest first. */
  readonly pending: readonly Entry[];
  /** Rejected leads: kept so that nothing is lost, and not sent again. */
  readonly refused: readonly Entry[];
  /** The keys of entries that could not be stored. */
  readonly unkept: readonly string[];
  /** Failed deliveries in a row during this visit. */
  readonly failures: number;
  /** Whether the network came back after the delivery had set out. */
  readonly isOvertaken: boolean;
}

/** The entry that is being delivered, or is next. Asked for only where one is pending. */
const first = (context: Context): Entry =>
  context.pending[0] ?? { key: '', body: '', refused: false };

const merge = (known: readonly Entry[], added: readonly Entry[]): readonly Entry[] => [
  ...known,
  ...added.filter((entry) => known.every(({ key }) => key !== entry.key)),
];

type Queued = Extract<LeadOutboxEvent, { type: 'LEAD.QUEUE' | 'LEAD.HOLD' }>;

const without = (entries: readonly Entry[], gone: string): readonly Entry[] =>
  entries.filter(({ key }) => key !== gone);

const newEntry = ({ event: { key, body } }: { event: Queued }): Entry => ({
  key,
  body,
  refused: false,
});

/** Queues a lead, in any state. */
const keep = [
  { type: 'add entry', params: newEntry },
  { type: 'store entry', params: newEntry },
] as const;

/** Keeps leads that the handler did not acknowledge, and delivers them until it does. */
export const leadOutboxMachine = setup({
  types: {
    context: {} as Context,
    events: {} as LeadOutboxEvent,
    tags: {} as 'pending',
  },
  actors: {
    loadEntries: promiseStub<readonly Entry[]>('loadEntries'),
    entryStore: callbackStub<EntryStoreEvent>('entryStore'),
    network: callbackStub('network'),
    deliverEntry: promiseStub<HandlerResponse, Attempt>('deliverEntry'),
  },
  delays: {
    retry: ({ context }) =>
      Math.min(delays.firstRetry * 2 ** context.failures, delays.longestRetry),
    submitTimeout: delays.submitTimeout,
  },
  guards: {
    'has something to deliver': ({ context }) => context.pending.length > 0,
    'is held': ({ context }, { key }: { key: string }) =>
      context.held.some((entry) => entry.key === key),
    'was overtaken by a network that came back': ({ context }) => context.isOvertaken,
    'is accepted': (_, answer: HandlerResponse) => isAccepted(answer),
    'is refused for good': (_, answer: HandlerResponse) => isRefused(answer),
  },
  actions: {
    'add stored entries': assign(({ context }, { stored }: { stored: readonly Entry[] }) => ({
      pending: merge(
        stored.filter(
          ({ key, refused }) => !refused && context.held.every((entry) => entry.key !== key),
        ),
        context.pending,
      ),
      refused: merge(
        stored.filter((entry) => entry.refused),
        context.refused,
      ),
    })),
    'add entry': assign({
      held: ({ context }, entry: Entry) => without(context.held, entry.key),
      pending: ({ context }, entry: Entry) => merge(context.pending, [entry]),
    }),
    'hold entry': assign({
      held: ({ context }, entry: Entry) => merge(context.held, [entry]),
    }),
    'let entry go': assign({
      held: ({ context }, { key }: { key: string }) => without(context.held, key),
    }),
    'take entry off': assign({ pending: ({ context }) => context.pending.slice(1), failures: 0 }),
    'set entry aside': assign({
      pending: ({ context }) => context.pending.slice(1),
      refused: ({ context }) => [...context.refused, { ...first(context), refused: true }],
      failures: 0,
    }),
    'store entry': sendTo('entryStore', (_, entry: Entry) => ({ type: 'ENTRY.KEEP', entry })),
    'unstore entries': sendTo(
      'entryStore',
      (_, { entries }: { entries: readonly { readonly key: string }[] }) => ({
        type: 'ENTRY.DROP',
        keys: entries.map(({ key }) => key),
      }),
    ),
    'forget what was refused': assign({ refused: [] }),
    'remember that it is not kept': assign({
      unkept: ({ context }, { key }: { key: string }) => [...context.unkept, key],
    }),
    'begin counting afresh': assign({ failures: 0 }),
    'count failure': assign({ failures: ({ context }) => context.failures + 1 }),
    'set out': assign({ isOvertaken: false }),
    'be overtaken': assign({ isOvertaken: true }),
  },
}).createMachine({
  id: 'lead-outbox',
  description: 'No lead is lost: what the handler has not acknowledged is delivered again.',
  context: { held: [], pending: [], refused: [], unkept: [], failures: 0, isOvertaken: false },
  invoke: [{ src: 'entryStore', id: 'entryStore' }, { src: 'network' }],
  on: {
    'LEAD.HOLD': {
      description: 'Stored before the request goes out, so that closing the page loses nothing.',
      actions: [
        { type: 'hold entry', params: newEntry },
        { type: 'store entry', params: newEntry },
      ],
    },
    'LEAD.QUEUE': { actions: keep },
    'LEAD.RELEASE': {
      guard: { type: 'is held', params: ({ event }) => ({ key: event.key }) },
      description:
        'What was handed over for delivery meanwhile is no longer a form’s to take back.',
      actions: [
        { type: 'unstore entries', params: ({ event }) => ({ entries: [event] }) },
        { type: 'let entry go', params: ({ event }) => ({ key: event.key }) },
      ],
    },
    'ENTRY.UNKEPT': {
      actions: {
        type: 'remember that it is not kept',
        params: ({ event }) => ({ key: event.key }),
      },
    },
    'REFUSED.FORGET': {
      description: 'It stays in the browser until the visitor says that it may go.',
      actions: [
        { type: 'unstore entries', params: ({ context }) => ({ entries: context.refused }) },
        'forget what was refused',
      ],
    },
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'Looks for leads that an earlier visit left behind.',
      invoke: {
        src: 'loadEntries',
        onDone: {
          target: 'resting',
          actions: {
            type: 'add stored entries',
            params: ({ event }) => ({ stored: event.output }),
          },
        },
        onError: { target: 'resting' },
      },
    },
    resting: {
      description: 'Nothing is waiting to be delivered.',
      always: { guard: 'has something to deliver', target: 'waiting' },
    },
    waiting: {
      description: 'Gives the handler time to recover, longer after each failure.',
      tags: ['pending'],
      meta: { requirement: 'Delivered again with back-off, first within 15 seconds' },
      after: { retry: { target: 'delivering' } },
      on: {
        'NETWORK.ONLINE': {
          target: 'delivering',
          description: 'What failed without a network says nothing about the handler.',
          actions: 'begin counting afresh',
        },
        'LEAD.QUEUE': {
          target: 'waiting',
          reenter: true,
          description: 'A new lead does not wait as long as an old one has come to.',
          actions: ['begin counting afresh', ...keep],
        },
      },
    },
    delivering: {
      description: 'One lead is on its way under the key it has had from the start.',
      tags: ['pending'],
      entry: 'set out',
      on: {
        'NETWORK.ONLINE': {
          description: 'What set out without a network fails, however good the new one is.',
          actions: ['begin counting afresh', 'be overtaken'],
        },
      },
      invoke: {
        src: 'deliverEntry',
        input: ({ context }) => ({ key: first(context).key, body: first(context).body }),
        onDone: [
          {
            guard: { type: 'is accepted', params: ({ event }) => event.output },
            target: 'resting',
            actions: [
              {
                type: 'unstore entries',
                params: ({ context }) => ({ entries: [first(context)] }),
              },
              'take entry off',
            ],
          },
          {
            guard: { type: 'is refused for good', params: ({ event }) => event.output },
            target: 'resting',
            actions: [
              {
                type: 'store entry',
                params: ({ context }) => ({ ...first(context), refused: true }),
              },
              'set entry aside',
            ],
          },
          { target: 'waiting', actions: 'count failure' },
        ],
        onError: [
          {
            guard: 'was overtaken by a network that came back',
            target: 'delivering',
            reenter: true,
          },
          { target: 'waiting', actions: 'count failure' },
        ],
      },
      after: { submitTimeout: { target: 'waiting', actions: 'count failure' } },
    },
  },
});
