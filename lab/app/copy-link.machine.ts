import { setup } from 'xstate';
import { promiseStub } from '#lab/not-provided.ts';

/** Copies the address of what is looked at. */
export const copyLinkMachine = setup({
  types: {
    events: {} as { type: 'LINK.COPY'; link: string },
    tags: {} as 'copied' | 'not copied',
  },
  actors: { copyText: promiseStub<void, { readonly text: string }>('copyText') },
  delays: {
    /** How long it is said what came of it, in milliseconds. */
    told: 4000,
  },
}).createMachine({
  id: 'lab-copy-link',
  description: 'Copies the address of what is looked at.',
  on: { 'LINK.COPY': { target: '.copying' } },
  initial: 'idle',
  states: {
    idle: { description: 'A link may be asked for.' },
    copying: {
      description: 'The browser is asked to take it.',
      invoke: {
        src: 'copyText',
        input: ({ event }) => ({ text: event.type === 'LINK.COPY' ? event.link : '' }),
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
    },
  },
});
