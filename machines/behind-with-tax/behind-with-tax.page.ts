import { behindWithTax } from '#content/ui/behind-with-tax.ts';
import { behindWithTaxScenario } from './behind-with-tax.scenario.ts';
import type { LateField } from './inputs.ts';
import { control, fill, find, leave, open, press, select } from '#statelab/act.ts';
import { definePage } from '#statelab/page/define-page.ts';

const { fields, known, submit } = behindWithTax;
const box = (field: LateField) => control('textbox', fields[field].label);

export const behindWithTaxPage = definePage({
  scenario: behindWithTaxScenario,
  path: '/behind-with-tax',
  prepare: [open('/behind-with-tax'), press(control('heading', known))],
  events: {
    'FIELD.CHANGE': ({ field, value }) =>
      field === 'gst'
        ? select(control('combobox', fields.gst.label), value)
        : fill(box(field), value),
    'FIELD.BLUR': ({ field }) => leave(box(field)),
    'FORM.SUBMIT': press(control('button', submit)),
  },
  finds: ({ context: { inputs } }) => [
    find(box('years'), { value: inputs.years }),
    find(box('owed'), { value: inputs.owed }),
  ],
  unseen: ['behind-with-tax|FIELD.BLUR|0', 'behind-with-tax|FORM.SUBMIT|0'],
});
