import { assign, setup, type ActorRefFrom } from 'xstate';
import { promiseStub } from '#machines/not-provided.ts';
import {
  amountToAskAbout,
  copyOf,
  emptyInputs,
  gstFor,
  type GstCopy,
  type GstInputs,
} from './inputs.ts';

interface Change {
  readonly change: Partial<GstInputs>;
}

const changed = ({ event: { change } }: { event: Change }) => ({ change });
const asked = ({ event: { figure } }: { event: { figure: GstCopy } }) => ({ figure });
const keep = { type: 'keep change', params: changed } as const;

export const gstCalculatorMachine = setup({
  types: {
    context: {} as {
      readonly inputs: GstInputs;
      /** The figure of the last copy button pressed. */
      readonly copying: GstCopy;
    },
    events: {} as
      /** The form was changed; an example changes all of it. */
      | { type: 'INPUTS.CHANGE'; change: Partial<GstInputs> }
      /** The amount's box lost focus. */
      | { type: 'AMOUNT.LEAVE' }
      | { type: 'FIGURE.COPY'; figure: GstCopy },
    tags: {} as 'calculated' | 'amount asked about' | 'copied' | 'not copied',
  },
  actors: {
    copyText: promiseStub<void, { text: string }>('copyText'),
  },
  guards: {
    'gives a result': ({ context }, { change }: Change) =>
      gstFor({ ...context.inputs, ...change }) !== null,
    'is to be asked about': ({ context }) => amountToAskAbout(context.inputs.amount) !== null,
    'can be copied': ({ context }, { figure }: { figure: GstCopy }) =>
      copyOf(context.inputs, figure) !== null,
  },
  actions: {
    'keep change': assign({
      inputs: ({ context }, { change }: Change) => ({ ...context.inputs, ...change }),
    }),
    'choose figure': assign({ copying: (_, { figure }: { figure: GstCopy }) => figure }),
  },
}).createMachine({
  id: 'gst-calculator',
  description: 'Adds GST to an amount, or removes it, as the visitor types.',
  context: { inputs: emptyInputs, copying: 'total' },
  type: 'parallel',
  states: {
    result: {
      description: 'What the result panel shows.',
      initial: 'none',
      on: {
        'INPUTS.CHANGE': [
          { guard: { type: 'gives a result', params: changed }, target: '.shown', actions: keep },
          { target: '.none', actions: keep },
        ],
      },
      states: {
        none: {
          description: 'The amount is not above zero. No message is shown.',
          meta: { requirement: 'No result and no message unless the amount is above zero' },
        },
        shown: {
          description: 'The result of the form is shown.',
          tags: ['calculated'],
          meta: { requirement: 'Result appears live while the amount is a number above zero' },
        },
      },
    },
    amount: {
      description: 'The hint of the amount field.',
      initial: 'quiet',
      on: {
        'INPUTS.CHANGE': '.quiet',
        'AMOUNT.LEAVE': { guard: 'is to be asked about', target: '.asked about' },
      },
      states: {
        quiet: { description: 'The amount is clear, or the visitor may still be typing.' },
        'asked about': {
          description: 'The visitor left an amount with two readings, or without one.',
          tags: ['amount asked about'],
          meta: { requirement: 'An amount with two readings is asked about, never guessed' },
        },
      },
    },
    copy: {
      description: 'The result of the last press of a copy button.',
      initial: 'idle',
      on: {
        'INPUTS.CHANGE': '.idle',
        'FIGURE.COPY': {
          guard: { type: 'can be copied', params: asked },
          target: '.copying',
          actions: { type: 'choose figure', params: asked },
        },
      },
      states: {
        idle: { description: 'No figure of the current result is copied.' },
        copying: {
          description: 'A figure is being written to the clipboard.',
          invoke: {
            src: 'copyText',
            input: ({ context: { inputs, copying } }) => ({ text: copyOf(inputs, copying) ?? '' }),
            onDone: 'copied',
            onError: 'failed',
          },
        },
        copied: { description: 'The figure is on the clipboard.', tags: ['copied'] },
        failed: {
          description: 'Writing to the clipboard failed; the page asks to copy by hand.',
          tags: ['not copied'],
        },
      },
    },
  },
});

export type GstCalculatorActor = ActorRefFrom<typeof gstCalculatorMachine>;
