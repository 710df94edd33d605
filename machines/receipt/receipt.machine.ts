import { setup } from 'xstate';
import { promiseStub } from '#machines/not-provided.ts';
import { replyDay } from './reply-day.ts';

export const receiptMachine = setup({
  types: {
    input: {} as { readonly reference: string; readonly sentOn: string },
    context: {} as { readonly reference: string; readonly replyBy: string | null },
    events: {} as { type: 'REFERENCE.COPY' },
    tags: {} as 'copied' | 'not copied',
  },
  actors: { copyText: promiseStub<void, { text: string }>('copyText') },
}).createMachine({
  id: 'receipt',
  description: 'Copies the reference of a sent lead, and has the day by which it is replied to.',
  context: ({ input: { reference, sentOn } }) => ({ reference, replyBy: replyDay(sentOn) }),
  on: { 'REFERENCE.COPY': '.copying' },
  initial: 'idle',
  states: {
    idle: { description: 'The reference is shown.' },
    copying: {
      description: 'The reference is being written to the clipboard.',
      invoke: {
        src: 'copyText',
        input: ({ context: { reference } }) => ({ text: reference }),
        onDone: 'copied',
        onError: 'failed',
      },
    },
    copied: { description: 'The reference is on the clipboard.', tags: ['copied'] },
    failed: {
      description: 'Writing to the clipboard failed; the page asks to copy by hand.',
      tags: ['not copied'],
    },
  },
});
