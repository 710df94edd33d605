import { assign, setup } from 'xstate';
import { promiseStub } from '#statelab/not-provided.ts';

/** The URL of the view, and why it is incomplete. */
export interface Link {
  readonly link: string;
  readonly lack: string | null;
}

export const copyLinkMachine = setup({
  types: {
    context: {} as Link,
    events: {} as { type: 'LINK.COPY' },
    tags: {} as 'copied' | 'not copied' | 'too much',
  },
  actors: {
    /** Resolves once the URL is up to date. */
    settledLink: promiseStub<Link>('settledLink'),
    copyText: promiseStub<void, { readonly text: string }>('copyText'),
  },
  guards: { 'holds everything': (_, { lack }: Link) => lack === null },
  actions: {
    'keep link': assign((_, { link, lack }: Link) => ({ link, lack })),
  },
  delays: {
    /** How long the confirmation shows, in milliseconds. */
    told: 4000,
    /** How long an error message shows, in milliseconds. */
    read: 12_000,
  },
}).createMachine({
  id: 'lab-copy-link',
  description: 'Copies the URL of the view.',
  context: { link: '', lack: null },
  on: {
    'LINK.COPY': { target: '.asking' },
  },
  initial: 'idle',
  states: {
    idle: { description: 'Waits for a press.' },
    asking: {
      description: 'The URL may still be changing.',
      invoke: {
        src: 'settledLink',
        onDone: [
          {
            guard: { type: 'holds everything', params: ({ event }) => event.output },
            target: 'copying',
            actions: { type: 'keep link', params: ({ event }) => event.output },
          },
          {
            target: 'lacking',
            actions: { type: 'keep link', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'refused' },
      },
    },
    copying: {
      description: 'Writes the URL to the clipboard.',
      invoke: {
        src: 'copyText',
        input: ({ context }) => ({ text: context.link }),
        onDone: { target: 'copied' },
        onError: { target: 'refused' },
      },
    },
    copied: {
      description: 'The URL is on the clipboard.',
      tags: ['copied'],
      after: { told: { target: 'idle' } },
    },
    refused: {
      description: 'Copying failed; the address bar has the URL.',
      tags: ['not copied'],
      after: { read: { target: 'idle' } },
    },
    lacking: {
      description: 'The view does not fit in a URL.',
      tags: ['too much'],
      after: { read: { target: 'idle' } },
    },
  },
});
