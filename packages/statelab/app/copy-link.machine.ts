import { assign, setup } from 'xstate';
import { promiseStub } from '#statelab/not-provided.ts';

interface Context {
  /** Why nothing was copied; null while there is no reason to give. */
  readonly problem: string | null;
}

export const copyLinkMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'LINK.COPY' },
    tags: {} as 'copied' | 'failed',
  },
  actors: {
    /** Copies the URL once it is up to date. Resolves with the reason where it is incomplete. */
    copyLink: promiseStub<Context>('copyLink'),
  },
  guards: { 'is copied': (_, { problem }: Context) => problem === null },
  actions: {
    'keep problem': assign((_, { problem }: Context) => ({ problem })),
  },
  delays: {
    /** How long the confirmation shows, in milliseconds. */
    confirmation: 4000,
    /** How long an error message shows, in milliseconds. */
    error: 12_000,
  },
}).createMachine({
  id: 'lab-copy-link',
  description: 'Copies the URL of the view.',
  context: { problem: null },
  on: {
    'LINK.COPY': {
      target: '.copying',
      actions: { type: 'keep problem', params: { problem: null } },
    },
  },
  initial: 'idle',
  states: {
    idle: { description: 'Waits for a press.' },
    copying: {
      description: 'The URL may still be changing.',
      invoke: {
        src: 'copyLink',
        onDone: [
          { guard: { type: 'is copied', params: ({ event }) => event.output }, target: 'copied' },
          {
            target: 'failed',
            actions: { type: 'keep problem', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'failed' },
      },
    },
    copied: {
      description: 'The URL is on the clipboard.',
      tags: ['copied'],
      after: { confirmation: { target: 'idle' } },
    },
    failed: {
      description:
        'The view does not fit in a URL, or copying failed; the address bar has the URL.',
      tags: ['failed'],
      after: { error: { target: 'idle' } },
    },
  },
});
