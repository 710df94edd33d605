import { assign, setup } from 'xstate';
import { promiseStub } from '#machines/not-provided.ts';
import type { Channel } from './channels.ts';
import type { RetryPolicy } from './retry-policy.ts';

/** One attempt to send a notification. The machine knows nothing of the lead itself. */
export interface Attempt {
  readonly id: number;
  /** Counted from 1. */
  readonly attempt: number;
}

/** The notification that is due, or how many milliseconds to wait for the next. */
export type Claim =
  | { readonly kind: 'due'; readonly attempt: Attempt }
  | { readonly kind: 'none'; readonly wait: number };

export interface LeadDeliveryInput {
  readonly channel: Channel;
  readonly policy: RetryPolicy;
}

export const leadDeliveryMachine = setup({
  types: {
    context: {} as LeadDeliveryInput & {
      readonly attempt: Attempt;
      /** How long to stay idle, in milliseconds. */
      readonly wait: number;
      /** A lead was stored during a poll, which may have missed it. */
      readonly pollAgain: boolean;
    },
    /** A lead was stored, so a notification may be due. */
    events: {} as { type: 'LEAD.STORED' },
    input: {} as LeadDeliveryInput,
  },
  actors: {
    /** Reserves the notification that has been due longest. */
    claim: promiseStub<Claim, LeadDeliveryInput>('claim'),
    /** Starts to send a notification. Resolves once there is room to send another. */
    deliver: promiseStub<null, LeadDeliveryInput & Attempt>('deliver'),
  },
  delays: { wait: ({ context }) => context.wait },
  guards: {
    'one is due': (_, claim: Claim) => claim.kind === 'due',
    'a lead was stored meanwhile': ({ context }) => context.pollAgain,
  },
  actions: {
    'take the attempt': assign((_, claim: Claim) =>
      claim.kind === 'due' ? { attempt: claim.attempt } : {},
    ),
    'set the wait': assign((_, claim: Claim) =>
      claim.kind === 'none' ? { wait: claim.wait } : {},
    ),
    'set the wait after a store failure': assign({
      wait: ({ context }) => context.policy.storeRetry,
    }),
    'start the poll': assign({ pollAgain: false }),
    'poll again': assign({ pollAgain: true }),
  },
}).createMachine({
  id: 'lead-delivery',
  description: 'Dispatches each notification of one channel, at least once.',
  context: ({ input }) => ({
    ...input,
    attempt: { id: 0, attempt: 0 },
    wait: 0,
    pollAgain: false,
  }),
  initial: 'polling',
  states: {
    polling: {
      description: 'Asks the store what is due.',
      entry: 'start the poll',
      on: {
        'LEAD.STORED': {
          description: 'The query may have run before the lead was stored.',
          actions: 'poll again',
        },
      },
      invoke: {
        src: 'claim',
        input: ({ context: { channel, policy } }) => ({ channel, policy }),
        onDone: [
          {
            guard: { type: 'one is due', params: ({ event }) => event.output },
            target: 'sending',
            actions: { type: 'take the attempt', params: ({ event }) => event.output },
          },
          { guard: 'a lead was stored meanwhile', target: 'polling', reenter: true },
          {
            target: 'idle',
            actions: { type: 'set the wait', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'idle', actions: 'set the wait after a store failure' },
      },
    },
    idle: {
      description: 'Nothing is due yet, or the store has just failed.',
      after: { wait: { target: 'polling' } },
      on: { 'LEAD.STORED': 'polling' },
    },
    sending: {
      description:
        'Starts to send the notification, and waits for room to send another. A crash before its result is saved sends it again.',
      meta: { requirement: 'Every stored lead is sent at least once, with back-off and jitter' },
      invoke: {
        src: 'deliver',
        input: ({ context: { channel, policy, attempt } }) => ({ channel, policy, ...attempt }),
        onDone: { target: 'polling' },
        onError: { target: 'idle', actions: 'set the wait after a store failure' },
      },
    },
  },
});
