import { profitComparison } from '#content/ui/profit-comparison.ts';
import { profitComparisonScenario } from './profit-comparison.scenario.ts';
import { control, fill, find, leave, open } from '#statelab/act.ts';
import { definePage } from '#statelab/page/define-page.ts';

const box = control('textbox', profitComparison.profit.label);

export const profitComparisonPage = definePage({
  scenario: profitComparisonScenario,
  path: '/company-vs-sole-trader',
  prepare: [open('/company-vs-sole-trader')],
  events: {
    'PROFIT.CHANGE': ({ typed }) => fill(box, typed),
    'PROFIT.LEAVE': leave(box),
  },
  finds: ({ context }) => [find(box, { value: context.typed })],
});
