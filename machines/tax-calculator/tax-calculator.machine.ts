import { assign, enqueueActions, sendTo, setup, type ActorRefFrom } from 'xstate';
import type { ScheduleId } from '#content/tax-schedules.ts';
import type { SearchParams } from '#machines/search-params.ts';
import { callbackStub, promiseStub } from '#machines/not-provided.ts';
import { emptyInputs, inputsFromSearch, parametersOf } from './address.ts';
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

export interface InputStoreEvent {
  readonly type: 'INPUTS.KEEP';
  readonly inputs: SearchParams;
}

export interface RestoredInputs {
  readonly asked: SearchParams;
  /** Whether the visitor pressed Calculate Tax before the reload or Back. */
  readonly isCalculated: boolean;
}

export interface TaxResult {
  readonly inputs: TaxInputs;
  readonly tax: IncomeTax;
}

/** True if a text can be read as an amount. If not, it counts as 0. */
export const isReadable = (typed: string): boolean => readAmount(typed).problem === null;

interface Change {
  readonly change: Partial<TaxInputs>;
}

interface Left {
  readonly left: AmountField;
  readonly field: AmountField;
}

const calculator = setup({
  types: {
    context: {} as {
      readonly inputs: TaxInputs;
      /** The last result; null before the first. */
      readonly result: TaxResult | null;
    },
    events: {} as
      | { type: 'INPUTS.CHANGE'; change: Partial<TaxInputs> }
      | { type: 'AMOUNT.LEAVE'; field: AmountField }
      | { type: 'FORM.SUBMIT' },
    /** The initial schedule is the one in force. */
    input: {} as { readonly schedule: ScheduleId },
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
    'amount is left': (_, { left, field }: Left) => left === field,
    'amount is left unreadable': ({ context }, { left, field }: Left) =>
      left === field && !isReadable(context.inputs[field]),
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

const changed = ({ event: { change } }: { event: Change }) => ({ change });

const restored = ({ event }: { event: { output: RestoredInputs } }) => event.output;
const restore = { type: 'restore inputs', params: restored } as const;

/** Every change of the form is kept. Only Calculate Tax calculates. */
const keepChange = { type: 'keep change', params: changed } as const;

/** Whether a typed amount is readable as money. If not, its hint is shown. */
function amountRegion(field: AmountField) {
  const left = ({ event }: { event: { field: AmountField } }) => ({ left: event.field, field });
  return calculator.createStateConfig({
    initial: 'readable',
    description: `The amount typed as ${field}.`,
    states: {
      readable: {
        description: 'No hint is shown while the amount is being typed.',
        on: {
          'AMOUNT.LEAVE': [
            { guard: { type: 'amount is left unreadable', params: left }, target: 'unreadable' },
            {
              guard: { type: 'amount is left', params: left },
              actions: { type: 'tidy amount', params: { field } },
            },
          ],
          'FORM.SUBMIT': {
            guard: { type: 'amount is left unreadable', params: { left: field, field } },
            target: 'unreadable',
          },
        },
      },
      unreadable: {
        description: 'The hint asks which amount is meant, or says that the text counts as 0.',
        tags: [`unreadable ${field}`],
        meta: { requirement: 'Non-numeric income or deductions count as 0' },
        on: {
          'INPUTS.CHANGE': {
            guard: {
              type: 'amount is readable now',
              params: ({ event }) => ({ change: event.change, field }),
            },
            target: 'readable',
          },
        },
      },
    },
  });
}

export const taxCalculatorMachine = calculator.createMachine({
  id: 'tax-calculator',
  description:
    'Calculates when the visitor presses the button. A reload or Back shows the result again.',
  invoke: { src: 'inputStore', id: 'inputStore' },
  context: ({ input }) => ({ inputs: emptyInputs(input.schedule), result: null }),
  type: 'parallel',
  states: {
    result: {
      initial: 'restoring',
      description: 'The panel of the result.',
      on: {
        'INPUTS.CHANGE': { target: '.empty', actions: keepChange },
        'FORM.SUBMIT': {
          guard: 'amounts are clear',
          target: '.shown.current',
          actions: ['calculate', 'keep inputs'],
        },
      },
      states: {
        restoring: {
          description:
            'Shows the last result again, or fills in the form from the address. Typed values win.',
          invoke: {
            src: 'restoreInputs',
            onDone: [
              {
                guard: { type: 'was calculated before', params: restored },
                target: 'shown.current',
                actions: [restore, 'calculate'],
              },
              { target: 'empty', actions: restore },
            ],
            onError: 'empty',
          },
        },
        empty: {
          description: 'Nothing is calculated yet; the panel asks for the details.',
          meta: { requirement: 'Empty until Calculate Tax is pressed' },
        },
        shown: {
          description: 'A result is shown until the next press.',
          tags: ['calculated'],
          initial: 'current',
          on: {
            'INPUTS.CHANGE': [
              {
                guard: { type: 'result is current', params: changed },
                target: '.current',
                actions: keepChange,
              },
              { target: '.stale', actions: keepChange },
            ],
          },
          states: {
            current: { description: 'The result matches the form.' },
            stale: {
              description: 'The form has changed; the old result stays and says so.',
              tags: ['stale'],
              meta: { requirement: 'Recalculated only on another press' },
            },
          },
        },
      },
    },
    income: amountRegion('income'),
    deductions: amountRegion('deductions'),
    secondIncome: amountRegion('secondIncome'),
  },
});

export type TaxCalculatorActor = ActorRefFrom<typeof taxCalculatorMachine>;
