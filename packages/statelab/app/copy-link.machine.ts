import { assign, setup } from 'xstate';
import { promiseStub } from '#statelab/not-provided.ts';

/** The URL of the view, and why it is incomplete. */
export interface Link {
  readonly url: string;
  readonly problem: string | null;
}

export const copyLinkMachine = setup({
  types: {
    context: {} as Link,
    events: {} as { type: 'LINK.COPY' },
    tags: {} as 'copied' | 'failed' | 'incomplete',
  },
  actors: {
    /** Resolves once the URL is up to date. */
    resolveLink: promiseStub<Link>('resolveLink'),
    copyText: promiseStub<void, { readonly text: string }>('copyText'),
  },
  guards: { 'is complete': (_, { problem }: Link) => problem === null },
  actions: {
    'store link': assign((_, { url, problem }: Link) => ({ url, problem })),
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
  context: { url: '', problem: null },
  on: {
    'LINK.COPY': { target: '.resolving' },
  },
  initial: 'idle',
  states: {
    idle: { description: 'Waits for a press.' },
    resolving: {
      description: 'The URL may still be changing.',
      invoke: {
        src: 'resolveLink',
        onDone: [
          {
            guard: { type: 'is complete', params: ({ event }) => event.output },
            target: 'copying',
            actions: { type: 'store link', params: ({ event }) => event.output },
          },
          {
            target: 'incomplete',
            actions: { type: 'store link', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'failed' },
      },
    },
    copying: {
      description: 'Writes the URL to the clipboard.',
      invoke: {
        src: 'copyText',
        input: ({ context }) => ({ text: context.url }),
        onDone: { target: 'copied' },
        onError: { target: 'failed' },
      },
    },
    copied: {
      description: 'The URL is on the clipboard.',
      tags: ['copied'],
      after: { confirmation: { target: 'idle' } },
    },
    failed: {
      description: 'Copying failed; the address bar has the URL.',
      tags: ['failed'],
      after: { error: { target: 'idle' } },
    },
    incomplete: {
      description: 'The view does not fit in a URL.',
      tags: ['incomplete'],
      after: { error: { target: 'idle' } },
    },
  },
});
