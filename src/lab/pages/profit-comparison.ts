import { profitComparison } from '#content/interface/profit-comparison.ts';
import type { profitComparisonMachine } from '#machines/profit-comparison/profit-comparison.machine.ts';
import { profitComparisonScenario } from '#machines/profit-comparison/profit-comparison.scenario.ts';
import { open } from 'statelab/page/act';
import { desktop, type PageScript } from 'statelab/page/page-script';

const control = { role: 'textbox', name: profitComparison.profit.label } as const;

export const profitComparisonPage: PageScript<typeof profitComparisonMachine> = {
  scenario: profitComparisonScenario,
  viewport: desktop,
  prepare: [open('/company-vs-sole-trader')],
  acts: (step) => {
    if (step.kind !== 'event') return [];
    if (step.event.type === 'PROFIT.LEAVE') return [{ do: 'leave', control }];
    return [{ do: 'fill', control, text: step.event.typed }];
  },
  // Typing what stands there changes nothing.
  canHappen: ({ context }, step) =>
    step.kind !== 'event' ||
    step.event.type === 'PROFIT.LEAVE' ||
    step.event.typed !== context.typed,
  leftToUnitTests: [],
};
