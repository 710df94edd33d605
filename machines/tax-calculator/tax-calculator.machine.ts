import type { ActorRefFrom } from 'xstate';
import { emptyInputs } from './address.ts';
import type { AmountField, TaxInputs } from './inputs.ts';
import { calculator } from './tax-calculator.setup.ts';

const changed = ({ event: { change } }: { event: { change: Partial<TaxInputs> } }) => ({ change });

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
                guard: { type: 'was calculated before', params: ({ event }) => event.output },
                target: 'shown.current',
                actions: [
                  { type: 'restore inputs', params: ({ event }) => event.output },
                  'calculate',
                ],
              },
              {
                target: 'empty',
                actions: { type: 'restore inputs', params: ({ event }) => event.output },
              },
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
