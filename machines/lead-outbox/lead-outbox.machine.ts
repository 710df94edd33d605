import { assign, enqueueActions, sendTo, setup } from 'xstate';
import type { Attempt } from '#machines/form/attempt.ts';
import { delays } from '#machines/delays.ts';
import { isAccepted, isRejected, type HandlerResponse } from '#machines/lead/handler-response.ts';
import { callbackStub, promiseStub } from '#machines/not-provided.ts';
import {
  first,
  merge,
  without,
  type Delivery,
  type DeliveryInput,
  type Entry,
  type EntryStoreEvent,
  type Keyed,
  type LeadOutboxEvent,
  type OutboxContext,
} from './outbox-model.ts';

interface Args {
  readonly context: OutboxContext;
}

const newEntry = ({ event: { key, body } }: { event: Attempt }) => ({ key, body, refused: false });

const delivered = ({ context }: Args) => [first(context)];

const rejectedEntry = ({ context }: Args) => ({ ...first(context), refused: true });

/** What becomes of entries that nobody waits for any more. */
const forget = (params: (args: Args) => readonly Entry[]) =>
  [
    { type: 'delete stored entries', params },
    { type: 'dismiss entries', params },
  ] as const;

const store = { type: 'store entry', params: newEntry } as const;
const keep = [{ type: 'add entry', params: newEntry }, store] as const;

/** Keeps leads that the handler did not acknowledge, and delivers them until it does. */
export const leadOutboxMachine = setup({
  types: {
    context: {} as OutboxContext,
    events: {} as LeadOutboxEvent,
  },
  actors: {
    loadEntries: promiseStub<readonly Entry[]>('loadEntries'),
    entryStore: callbackStub<EntryStoreEvent>('entryStore'),
    network: callbackStub('network'),
    deliverEntry: promiseStub<Delivery, DeliveryInput>('deliverEntry'),
  },
  delays: {
    retry: ({ context }) =>
      Math.min(delays.firstRetry * 2 ** context.failures, delays.longestRetry),
    submitTimeout: delays.submitTimeout,
  },
  guards: {
    'has something to deliver': ({ context }) => context.pending.length > 0,
    'is held': ({ context }, { key }: Keyed) => context.held.some((entry) => entry.key === key),
    'network came back meanwhile': ({ context }) => context.retryNow,
    'is accepted': (_, response: HandlerResponse) => isAccepted(response),
    'is rejected': (_, response: HandlerResponse) => isRejected(response),
    'is stale': (_, { unsent }: Delivery) => unsent === 'stale',
    'is expired': (_, { unsent }: Delivery) => unsent === 'expired',
  },
  actions: {
    'add stored entries': assign(({ context }, stored: readonly Entry[]) => {
      const held = context.held.map(({ key }) => key);
      const waiting = stored.filter(({ key, refused }) => !refused && !held.includes(key));
      const rejected = stored.filter(({ refused }) => refused);
      return {
        pending: merge(waiting, context.pending),
        rejected: merge(rejected, context.rejected),
      };
    }),
    'add entry': assign({
      held: ({ context }, entry: Entry) => without(context.held, entry.key),
      pending: ({ context }, entry: Entry) => merge(context.pending, [entry]),
      stale: ({ context }, { key }: Entry) => without(context.stale, key),
    }),
    // A rejected or old lead that its visitor sends again has no result yet.
    'hold entry': assign({
      held: ({ context }, entry: Entry) => merge(context.held, [entry]),
      rejected: ({ context }, { key }: Entry) => without(context.rejected, key),
      stale: ({ context }, { key }: Entry) => without(context.stale, key),
      dismissed: ({ context }, { key }: Entry) => context.dismissed.filter((each) => each !== key),
    }),
    'release entry': assign({
      held: ({ context }, { key }: Keyed) => without(context.held, key),
    }),
    'remove entry': assign({ pending: ({ context }) => context.pending.slice(1), failures: 0 }),
    'reject entry': assign({
      pending: ({ context }) => context.pending.slice(1),
      rejected: ({ context }) => [...context.rejected, rejectedEntry({ context })],
      failures: 0,
    }),
    'store entry': sendTo('entryStore', (_, entry: Entry) => ({ type: 'ENTRY.KEEP', entry })),
    'delete stored entries': sendTo('entryStore', (_, entries: readonly Keyed[]) => ({
      type: 'ENTRY.DROP',
      keys: entries.map(({ key }) => key),
    })),
    'set entry aside': assign(({ context }) => ({
      pending: context.pending.slice(1),
      stale: [...context.stale, first(context)],
    })),
    'confirm stale entries': enqueueActions(({ context, enqueue: then }) => {
      const confirmed = context.stale.map((entry) => ({ ...entry, isConfirmed: true }));
      then.assign({ stale: [], pending: merge(context.pending, confirmed) });
      for (const entry of confirmed) then.sendTo('entryStore', { type: 'ENTRY.KEEP', entry });
    }),
    'dismiss entries': assign(({ context }, entries: readonly Entry[]) => {
      const others = (list: readonly Entry[]) => list.filter((entry) => !entries.includes(entry));
      return {
        pending: others(context.pending),
        rejected: others(context.rejected),
        stale: others(context.stale),
        dismissed: [...context.dismissed, ...entries.map(({ key }) => key)],
      };
    }),
    'mark as not persisted': assign({
      notPersisted: ({ context }, { key }: Keyed) => [...context.notPersisted, key],
    }),
    'reset failures': assign({ failures: 0 }),
    'count failure': assign({ failures: ({ context }) => context.failures + 1 }),
    'clear retry now': assign({ retryNow: false }),
    'retry now': assign({ retryNow: true }),
  },
}).createMachine({
  id: 'lead-outbox',
  description: 'Loses no lead: delivers each one again until the handler acknowledges it.',
  context: {
    held: [],
    pending: [],
    rejected: [],
    stale: [],
    dismissed: [],
    notPersisted: [],
    failures: 0,
    retryNow: false,
  },
  invoke: [{ src: 'entryStore', id: 'entryStore' }, { src: 'network' }],
  on: {
    'LEAD.HOLD': {
      description: 'Stored before the request goes out, so that closing the page loses nothing.',
      actions: [{ type: 'hold entry', params: newEntry }, store],
    },
    'LEAD.QUEUE': { actions: keep },
    'LEAD.RELEASE': {
      guard: { type: 'is held', params: ({ event }) => event },
      description: 'A form cannot take back a lead that is already queued.',
      actions: [
        { type: 'delete stored entries', params: ({ event }) => [event] },
        { type: 'release entry', params: ({ event }) => event },
      ],
    },
    'ENTRY.STORE_FAILED': {
      actions: { type: 'mark as not persisted', params: ({ event }) => event },
    },
    'REJECTED.DISMISS': {
      description: 'A rejected lead stays in the browser until the visitor dismisses it.',
      actions: forget(({ context }) => context.rejected),
    },
    'STALE.SEND': { actions: 'confirm stale entries' },
    'STALE.DISMISS': { actions: forget(({ context }) => context.stale) },
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'Looks for leads that an earlier visit left behind.',
      invoke: {
        src: 'loadEntries',
        onDone: {
          target: 'idle',
          actions: { type: 'add stored entries', params: ({ event }) => event.output },
        },
        onError: { target: 'idle' },
      },
    },
    idle: {
      description: 'Nothing is waiting to be delivered.',
      always: { guard: 'has something to deliver', target: 'waiting' },
    },
    waiting: {
      description: 'Gives the handler time to recover, longer after each failure.',
      meta: { requirement: 'Delivered again with back-off, first within 15 seconds' },
      after: { retry: { target: 'delivering' } },
      on: {
        'NETWORK.ONLINE': {
          target: 'delivering',
          description: 'A failure without a network says nothing about the handler.',
          actions: 'reset failures',
        },
        'LEAD.QUEUE': {
          target: 'waiting',
          reenter: true,
          description: 'A new lead does not wait as long as one that has failed before.',
          actions: ['reset failures', ...keep],
        },
      },
    },
    delivering: {
      description: 'One lead is being sent, under its first key.',
      entry: 'clear retry now',
      on: {
        'NETWORK.ONLINE': {
          description:
            'A request that began without a network fails even if the network comes back.',
          actions: ['reset failures', 'retry now'],
        },
      },
      invoke: {
        src: 'deliverEntry',
        input: ({ context }) => {
          const { refused: _, ...input } = first(context);
          return input;
        },
        onDone: [
          {
            guard: { type: 'is accepted', params: ({ event }) => event.output },
            target: 'idle',
            actions: [{ type: 'delete stored entries', params: delivered }, 'remove entry'],
          },
          {
            guard: { type: 'is rejected', params: ({ event }) => event.output },
            target: 'idle',
            actions: [{ type: 'store entry', params: rejectedEntry }, 'reject entry'],
          },
          {
            guard: { type: 'is stale', params: ({ event }) => event.output },
            target: 'idle',
            description: 'The visitor may have forgotten it, or may be somebody else by now.',
            actions: 'set entry aside',
          },
          {
            guard: { type: 'is expired', params: ({ event }) => event.output },
            target: 'idle',
            actions: forget(delivered),
          },
          { target: 'waiting', actions: 'count failure' },
        ],
        onError: [
          { guard: 'network came back meanwhile', target: 'delivering', reenter: true },
          { target: 'waiting', actions: 'count failure' },
        ],
      },
      after: { submitTimeout: { target: 'waiting', actions: 'count failure' } },
    },
  },
});
