import { assign, setup } from 'xstate';
import { promiseStub } from '#machines/not-provided.ts';
import type { Pace } from './pace.ts';

/** A lead was stored, so that somebody may have to be told. */
export type LeadDeliveryEvent = { type: 'LEAD.STORED' };

/** How somebody is told of a lead. */
export type Channel = 'webhook' | 'mail' | 'confirmation';

/** A notification that is tried now. Of the lead itself the machine knows nothing. */
export interface Notification {
  readonly id: number;
  /** Which try it is, counted from 1. */
  readonly attempt: number;
}

/** What there is to tell: one notification, or none for so many milliseconds. */
export type Claim =
  | { readonly kind: 'due'; readonly notification: Notification }
  | { readonly kind: 'none'; readonly wait: number };

/** What came of a try. */
export interface Result extends Notification {
  /** Why nobody was told, in a few words that name nobody; null where somebody was. */
  readonly problem: string | null;
}

export interface LeadDeliveryInput {
  readonly channel: Channel;
  readonly pace: Pace;
}

interface Context extends LeadDeliveryInput {
  readonly result: Result;
  /** How long there is nothing to do. */
  readonly wait: number;
  /** Whether a lead was stored after the look for one had begun. */
  readonly isOvertaken: boolean;
}

/** What an error says of itself that is safe to keep: never its message, which may quote somebody. */
const problemOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
};

/** Tells of every stored lead on one channel, at least once. */
export const leadDeliveryMachine = setup({
  types: {
    context: {} as Context,
    events: {} as LeadDeliveryEvent,
    input: {} as LeadDeliveryInput,
  },
  actors: {
    /** Gives what is due, its try counted and its next one set: what ends here is tried again then. */
    claim: promiseStub<Claim, { channel: Channel }>('claim'),
    tell: promiseStub<null, { channel: Channel; id: number }>('tell'),
    note: promiseStub<null, Result & { channel: Channel }>('note'),
  },
  delays: {
    patience: ({ context }) => context.pace.patience,
    rest: ({ context }) => context.wait,
    storeTrouble: ({ context }) => context.pace.storeTrouble,
  },
  guards: {
    'one is due': (_, claim: Claim) => claim.kind === 'due',
    'was overtaken by a new lead': ({ context }) => context.isOvertaken,
  },
  actions: {
    'take up notification': assign((_, claim: Claim) =>
      claim.kind === 'due' ? { result: { ...claim.notification, problem: null } } : {},
    ),
    'set how long to rest': assign((_, claim: Claim) =>
      claim.kind === 'none' ? { wait: claim.wait } : {},
    ),
    'remember the problem': assign({
      result: ({ context }, { problem }: { problem: string }) => ({ ...context.result, problem }),
    }),
    'set out': assign({ isOvertaken: false }),
    'be overtaken': assign({ isOvertaken: true }),
  },
}).createMachine({
  id: 'lead-delivery',
  description: 'Tells of every stored lead on one channel, until it is known to have been told.',
  context: ({ input }) => ({
    ...input,
    result: { id: 0, attempt: 0, problem: null },
    wait: 0,
    isOvertaken: false,
  }),
  initial: 'looking',
  states: {
    looking: {
      description: 'Asks the store what is due.',
      entry: 'set out',
      on: {
        'LEAD.STORED': {
          description: 'The store may have been asked before the lead was there.',
          actions: 'be overtaken',
        },
      },
      invoke: {
        src: 'claim',
        input: ({ context }) => ({ channel: context.channel }),
        onDone: [
          {
            guard: { type: 'one is due', params: ({ event }) => event.output },
            target: 'telling',
            actions: { type: 'take up notification', params: ({ event }) => event.output },
          },
          { guard: 'was overtaken by a new lead', target: 'looking', reenter: true },
          {
            target: 'resting',
            actions: { type: 'set how long to rest', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'troubled' },
      },
    },
    resting: {
      description: 'Nothing is due yet.',
      after: { rest: { target: 'looking' } },
      on: { 'LEAD.STORED': 'looking' },
    },
    telling: {
      description: 'The receiver is being told. It may hear the same again after a crash.',
      meta: { requirement: 'Every stored lead is told at least once, with back-off and jitter' },
      invoke: {
        src: 'tell',
        input: ({ context: { channel, result } }) => ({ channel, id: result.id }),
        onDone: { target: 'noting' },
        onError: {
          target: 'noting',
          actions: {
            type: 'remember the problem',
            params: ({ event }) => ({ problem: problemOf(event.error) }),
          },
        },
      },
      after: {
        patience: {
          target: 'noting',
          actions: { type: 'remember the problem', params: { problem: 'no answer in time' } },
        },
      },
    },
    noting: {
      description:
        'Writes down what came of it, so that it is told no more, or given up in the end.',
      invoke: {
        src: 'note',
        input: ({ context: { channel, result } }) => ({ channel, ...result }),
        onDone: { target: 'looking' },
        onError: { target: 'unnoted' },
      },
    },
    unnoted: {
      description: 'What came of it is not written down; nothing else is told meanwhile.',
      after: { storeTrouble: { target: 'noting' } },
    },
    troubled: {
      description: 'The store does not say what is due. It is asked again soon.',
      after: { storeTrouble: { target: 'looking' } },
    },
  },
});
