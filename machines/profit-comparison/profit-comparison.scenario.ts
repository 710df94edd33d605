import { isEvent, type Scenario } from '#machines/scenario.ts';
import { profitComparisonMachine } from './profit-comparison.machine.ts';
import { readProfit } from './profit.ts';

export const profitComparisonScenario: Scenario<typeof profitComparisonMachine> = {
  machine: profitComparisonMachine,
  events: [
    { event: { type: 'PROFIT.CHANGE', typed: '120,000' } },
    { event: { type: 'PROFIT.CHANGE', typed: '65.000' } },
    { event: { type: 'PROFIT.CHANGE', typed: '0' } },
    { event: { type: 'PROFIT.CHANGE', typed: '' } },
    { event: { type: 'PROFIT.LEAVE' } },
  ],
  outcomes: {},
  key: ({ value, context: { typed } }) => `${JSON.stringify(value)}, ${typed}`,
  invariants: {
    'a row is shown exactly while the typed text is a profit': ({ after }) =>
      after.hasTag('compared') === readProfit(after.context.typed).cents > 0,
    'a problem is shown only after the box lost focus': (result) =>
      !result.after.hasTag('shows error') ||
      (isEvent(result, 'PROFIT.LEAVE') && readProfit(result.after.context.typed).problem !== null),
  },
};
