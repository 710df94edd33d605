import { assign, setup } from 'xstate';
import { readProfit } from './profit.ts';

interface Typed {
  readonly typed: string;
}

const typedIn = ({ event: { typed } }: { event: Typed }) => ({ typed });
const keep = { type: 'keep typed', params: typedIn } as const;

export const profitComparisonMachine = setup({
  types: {
    context: {} as Typed,
    events: {} as
      | { type: 'PROFIT.CHANGE'; typed: string }
      /** The box lost focus. */
      | { type: 'PROFIT.LEAVE' },
    tags: {} as 'compared' | 'shows error',
  },
  guards: {
    'is a profit': (_, { typed }: Typed) => readProfit(typed).cents > 0,
    'counts as none': (_, { typed }: Typed) => readProfit(typed).problem !== null,
  },
  actions: {
    'keep typed': assign((_, { typed }: Typed) => ({ typed })),
  },
}).createMachine({
  id: 'profit-comparison',
  description: 'Compares the income tax of a sole trader and a company on a typed profit.',
  context: { typed: '' },
  initial: 'empty',
  on: {
    'PROFIT.CHANGE': [
      { guard: { type: 'is a profit', params: typedIn }, target: '.compared', actions: keep },
      { guard: { type: 'counts as none', params: typedIn }, target: '.unreadable', actions: keep },
      { target: '.empty', actions: keep },
    ],
  },
  states: {
    empty: { description: 'Nothing is typed. No message is shown.' },
    compared: {
      description: 'The profit is a row of the table.',
      tags: ['compared'],
      meta: {
        requirement: 'A visitor sees the tax on their own profit, by the maths of the table',
      },
    },
    unreadable: {
      description: 'The text is not a profit. The visitor may still be typing.',
      on: { 'PROFIT.LEAVE': 'invalid' },
    },
    invalid: {
      description: 'The visitor left the box, and the page says what is wrong.',
      tags: ['shows error'],
    },
  },
});
