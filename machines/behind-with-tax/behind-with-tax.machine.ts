import { assign, setup, type ActorRefFrom } from 'xstate';
import { emptyInputs, isFilledIn, readFields, type LateField, type LateInputs } from './inputs.ts';

export interface BehindWithTaxContext {
  /** The day up to which the cost is counted, YYYY-MM-DD. */
  readonly today: string;
  readonly inputs: LateInputs;
  /** The fields that lost focus. Only they show their errors. */
  readonly touched: readonly string[];
}

/** True once the visitor has asked for a result and typed nothing. Only that touches every field. */
export const asksForNothing = ({ inputs, touched }: BehindWithTaxContext): boolean =>
  !isFilledIn(inputs) && Object.keys(inputs).every((field) => touched.includes(field));

/** The first field to correct when the visitor asks for a result; undefined if all can be read. */
export const fieldToCorrect = (context: BehindWithTaxContext): string | undefined =>
  asksForNothing(context) ? 'years' : readFields(context.inputs, context.today).unread[0];

interface Changed {
  readonly field: LateField;
  readonly value: string;
}

const changed = ({ event }: { event: Changed }) => event;
const keep = { type: 'keep value', params: changed } as const;

export const behindWithTaxMachine = setup({
  types: {
    context: {} as BehindWithTaxContext,
    events: {} as
      | { type: 'FIELD.CHANGE'; field: LateField; value: string }
      | { type: 'FIELD.BLUR'; field: LateField }
      /** The visitor asks for the result, such as by Enter. */
      | { type: 'FORM.SUBMIT' },
    input: {} as Pick<BehindWithTaxContext, 'today'>,
    tags: {} as 'calculated',
  },
  guards: {
    'is filled in': ({ context: { inputs } }, { field, value }: Changed) =>
      isFilledIn({ ...inputs, [field]: value }),
  },
  actions: {
    'keep value': assign({
      inputs: ({ context }, { field, value }: Changed) => ({ ...context.inputs, [field]: value }),
    }),
    'mark touched': assign({
      touched: ({ context: { touched } }, { field }: { field: LateField }) => [
        ...new Set([...touched, field]),
      ],
    }),
    'mark all touched': assign({ touched: ({ context: { inputs } }) => Object.keys(inputs) }),
  },
}).createMachine({
  id: 'behind-with-tax',
  description: 'Works out what late returns and unpaid tax have cost so far, as the visitor types.',
  context: ({ input: { today } }) => ({ today, inputs: emptyInputs, touched: [] }),
  initial: 'empty',
  on: {
    'FIELD.CHANGE': [
      { guard: { type: 'is filled in', params: changed }, target: '.filledIn', actions: keep },
      { target: '.empty', actions: keep },
    ],
    'FIELD.BLUR': { actions: { type: 'mark touched', params: ({ event }) => event } },
    'FORM.SUBMIT': { actions: 'mark all touched' },
  },
  states: {
    empty: {
      description: 'Nothing is typed. The page shows an example, which says that it is one.',
    },
    filledIn: {
      description: 'The page shows the cost of all that can be read, part by part.',
      tags: ['calculated'],
      meta: { requirement: 'The result equals that of the command, and no field is required' },
    },
  },
});

export type BehindWithTaxActor = ActorRefFrom<typeof behindWithTaxMachine>;
