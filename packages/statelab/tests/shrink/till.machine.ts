import { assign, setup } from 'xstate';

/** A till that rings up prices, and breaks at a cheque. */
export const till = setup({
  types: {
    context: {} as { total: number; items: readonly string[] },
    events: {} as { type: 'ITEM'; name: string; price: number } | { type: 'PAY'; note: string },
  },
  actions: {
    'ring up': assign(({ context }, { name, price }: { name: string; price: number }) => ({
      total: context.total + price,
      items: [...context.items, name],
    })),
    pay: (_, { note }: { note: string }) => {
      if (note.includes('cheque')) throw new Error('No cheques.');
    },
  },
}).createMachine({
  id: 'till',
  context: { total: 0, items: [] },
  on: {
    ITEM: {
      actions: { type: 'ring up', params: ({ event: { name, price } }) => ({ name, price }) },
    },
    PAY: { actions: { type: 'pay', params: ({ event: { note } }) => ({ note }) } },
  },
});
