import { assign, sendTo, setup } from 'xstate';
import type { MyTax } from '#content/ui/my-dates.ts';
import { callbackStub, promiseStub } from '#machines/not-provided.ts';
import { hasTaxes, noTaxes, readTaxes, type Taxes } from './taxes.ts';

export type TaxStoreEvent =
  | { readonly type: 'TAXES.KEEP'; readonly taxes: Taxes }
  | { readonly type: 'TAXES.FORGET' };

export const myDatesMachine = setup({
  types: {
    context: {} as { readonly taxes: Taxes },
    /** `value` is a calendar's id, or empty if the visitor does not pay the tax. */
    events: {} as { type: 'TAX.CHANGE'; tax: MyTax; value: string },
  },
  actors: {
    /** Resolves with what the browser kept, unparsed. */
    restoreTaxes: promiseStub<unknown>('restoreTaxes'),
    taxStore: callbackStub<TaxStoreEvent>('taxStore'),
  },
  guards: {
    'taxes were kept': (_, { kept }: { kept: unknown }) => hasTaxes(readTaxes(kept)),
    'a tax is chosen': ({ context: { taxes }, event: { tax, value } }) =>
      hasTaxes({ ...taxes, [tax]: value }),
  },
  actions: {
    'restore taxes': assign({ taxes: (_, { kept }: { kept: unknown }) => readTaxes(kept) }),
    'set tax': assign({
      taxes: ({ context: { taxes }, event: { tax, value } }) => ({ ...taxes, [tax]: value }),
    }),
    'keep taxes': sendTo('taxStore', ({ context: { taxes } }) => ({ type: 'TAXES.KEEP', taxes })),
    'forget taxes': sendTo('taxStore', { type: 'TAXES.FORGET' }),
  },
}).createMachine({
  id: 'my-dates',
  description: 'Makes the next tax dates the visitor’s own, and remembers their taxes.',
  context: { taxes: noTaxes },
  invoke: { src: 'taxStore', id: 'taxStore' },
  on: {
    'TAX.CHANGE': [
      { guard: 'a tax is chosen', target: '.own', actions: ['set tax', 'keep taxes'] },
      { target: '.common', actions: ['set tax', 'forget taxes'] },
    ],
  },
  initial: 'restoring',
  states: {
    restoring: {
      description: 'Reads the taxes of an earlier visit. A choice meanwhile wins.',
      invoke: {
        src: 'restoreTaxes',
        onDone: [
          {
            guard: { type: 'taxes were kept', params: ({ event }) => ({ kept: event.output }) },
            target: 'own',
            actions: { type: 'restore taxes', params: ({ event }) => ({ kept: event.output }) },
          },
          { target: 'common' },
        ],
        onError: 'common',
      },
    },
    common: {
      description: 'No tax is chosen, so the dates are those that most people ask about.',
      meta: { requirement: 'Without an answer the dates of today stay' },
    },
    own: {
      description: 'The dates are the next four of the visitor’s taxes, with their calendar files.',
      meta: { requirement: 'The next four dates are one’s own, kept on the device' },
    },
  },
});
