import { assign, setup } from 'xstate';
import { promiseStub } from '#statelab/not-provided.ts';

/** The address of what is looked at, and why it does not hold all of that. */
export interface Link {
  readonly link: string;
  readonly lack: string | null;
}

/** Copies the address of what is looked at. */
export const copyLinkMachine = setup({
  types: {
    context: {} as Link,
    events: {} as { type: 'LINK.COPY' },
    tags: {} as 'copied' | 'not copied' | 'too much',
  },
  actors: {
    /** Gives the address as soon as it says what is looked at. */
    settledLink: promiseStub<Link>('settledLink'),
    copyText: promiseStub<void, { readonly text: string }>('copyText'),
  },
  guards: { 'holds everything': (_, { lack }: Link) => lack === null },
  actions: {
    'keep link': assign((_, { link, lack }: Link) => ({ link, lack })),
  },
  delays: {
    /** How long it is said that it was copied, in milliseconds. */
    told: 4000,
    /** How long a sentence on why it was not is there to be read, in milliseconds. */
    read: 12_000,
  },
}).createMachine({
  id: 'lab-copy-link',
  description: 'Copies the address of what is looked at.',
  context: { link: '', lack: null },
  on: {
    'LINK.COPY': { target: '.asking' },
  },
  initial: 'idle',
  states: {
    idle: { description: 'A link may be asked for.' },
    asking: {
      description: 'What is looked at may be on its way into the address.',
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
      description: 'The browser is asked to take it.',
      invoke: {
        src: 'copyText',
        input: ({ context }) => ({ text: context.link }),
        onDone: { target: 'copied' },
        onError: { target: 'refused' },
      },
    },
    copied: {
      description: 'It is in the clipboard.',
      tags: ['copied'],
      after: { told: { target: 'idle' } },
    },
    refused: {
      description: 'The browser did not take it; it stands in the address bar.',
      tags: ['not copied'],
      after: { read: { target: 'idle' } },
    },
    lacking: {
      description: 'What is looked at is too much for a link, and that is said.',
      tags: ['too much'],
      after: { read: { target: 'idle' } },
    },
  },
});
