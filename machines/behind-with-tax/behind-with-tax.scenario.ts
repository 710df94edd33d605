import { isEvent, type Scenario } from '#machines/scenario.ts';
import { behindWithTaxMachine } from './behind-with-tax.machine.ts';
import { isFilledIn, type LateField } from './inputs.ts';

const change = (field: LateField, value: string) =>
  ({ type: 'FIELD.CHANGE', field, value }) as const;

export const behindWithTaxScenario: Scenario<typeof behindWithTaxMachine> = {
  machine: behindWithTaxMachine,
  input: { today: '2026-11-26' },
  events: [
    { event: change('years', '2023 to 2025') },
    { event: change('years', '1999') },
    { event: change('years', '') },
    { event: change('gst', 'yes') },
    { event: change('gst', 'no') },
    // The page asks for it only if the visitor is registered for GST.
    {
      event: change('gstReturns', 'two'),
      when: ({ context }) => context.inputs.gst === 'yes',
    },
    { event: change('owed', '4000') },
    { event: { type: 'FIELD.BLUR', field: 'years' } },
    // What is wrong with the field shows.
    {
      event: { type: 'FIELD.BLUR', field: 'years' },
      when: ({ context }) => context.inputs.years === '1999',
    },
    { event: { type: 'FORM.SUBMIT' } },
  ],
  outcomes: {},
  key: ({ value, context: { inputs, touched } }) =>
    [JSON.stringify(value), ...Object.values(inputs), String(touched.length)].join(', '),
  invariants: {
    'a result is shown exactly while something is typed': ({ after }) =>
      after.hasTag('calculated') === isFilledIn(after.context.inputs),
    'a field says what is wrong only after its blur or a submit': (result) =>
      isEvent(result, 'FIELD.BLUR', 'FORM.SUBMIT') ||
      result.after.context.touched.length === result.before.context.touched.length,
  },
};
