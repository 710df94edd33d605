import { assign, enqueueActions, sendTo, setup } from 'xstate';
import type { ScheduleId } from '#content/tax-schedules.ts';
import type { SearchParams } from '#machines/search-params.ts';
import { callbackStub, promiseStub } from '#machines/not-provided.ts';
import { inputsFromSearch, parametersOf } from './address.ts';
import type { IncomeTax } from '#brackets/core/income-tax.ts';
import {
  amountFields,
  haveSameResult,
  isAskedAbout,
  readAmount,
  taxFor,
  withTidyAmount,
  type AmountField,
  type TaxInputs,
} from './inputs.ts';

export type TaxCalculatorEvent =
  | { type: 'INPUTS.CHANGE'; change: Partial<TaxInputs> }
  | { type: 'AMOUNT.LEAVE'; field: AmountField }
  | { type: 'FORM.SUBMIT' };

export interface InputStoreEvent {
  readonly type: 'INPUTS.KEEP';
  readonly inputs: SearchParams;
}

export interface RestoredInputs {
  readonly asked: SearchParams;
  /** Whether the visitor pressed Calculate Tax before the reload or Back. */
  readonly isCalculated: boolean;
}

export interface TaxCalculatorInput {
  /** The initial schedule: the one in force. */
  readonly schedule: ScheduleId;
}

export interface TaxResult {
  readonly inputs: TaxInputs;
  readonly tax: IncomeTax;
}

export interface TaxCalculatorContext {
  readonly inputs: TaxInputs;
  /** The last result; null before the first. */
  readonly result: TaxResult | null;
}

const isReadable = (typed: string): boolean => readAmount(typed).problem === null;

interface Change {
  readonly change: Partial<TaxInputs>;
}

export const calculator = setup({
  types: {
    context: {} as TaxCalculatorContext,
    events: {} as TaxCalculatorEvent,
    input: {} as TaxCalculatorInput,
    tags: {} as 'calculated' | 'stale' | `unreadable ${AmountField}`,
  },
  actors: {
    restoreInputs: promiseStub<RestoredInputs>('restoreInputs'),
    inputStore: callbackStub<InputStoreEvent>('inputStore'),
  },
  guards: {
    'was calculated before': (_, { isCalculated }: RestoredInputs) => isCalculated,
    'amounts are clear': ({ context }) => !isAskedAbout(context.inputs),
    'result is current': ({ context: { inputs, result } }, { change }: Change) =>
      result !== null && haveSameResult({ ...inputs, ...change }, result.inputs),
    'amount is readable now': (
      { context },
      { change, field }: Change & { readonly field: AmountField },
    ) => isReadable(change[field] ?? context.inputs[field]),
    'amount is left': (_, { left, field }: { left: AmountField; field: AmountField }) =>
      left === field,
    'amount is left unreadable': (
      { context },
      { left, field }: { left: AmountField; field: AmountField },
    ) => left === field && !isReadable(context.inputs[field]),
  },
  actions: {
    // Nobody leaves a field that an address has filled in, so the question about its amount comes at once.
    'restore inputs': enqueueActions(({ context, enqueue }, { asked }: RestoredInputs) => {
      const typed = inputsFromSearch(asked, context.inputs.schedule);
      const inputs = amountFields.reduce(withTidyAmount, typed);
      enqueue.assign({ inputs });
      for (const field of amountFields)
        if (!isReadable(inputs[field])) enqueue.raise({ type: 'AMOUNT.LEAVE', field });
    }),
    'keep change': assign({
      inputs: ({ context }, { change }: Change) => ({ ...context.inputs, ...change }),
    }),
    'tidy amount': assign({
      inputs: ({ context }, { field }: { field: AmountField }) =>
        withTidyAmount(context.inputs, field),
    }),
    calculate: assign({
      result: ({ context: { inputs } }) => ({ inputs, tax: taxFor(inputs) }),
    }),
    'keep inputs': sendTo('inputStore', ({ context }) => ({
      type: 'INPUTS.KEEP',
      inputs: parametersOf(context.inputs),
    })),
  },
});
