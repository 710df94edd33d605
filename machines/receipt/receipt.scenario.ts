import { isSame, type Scenario } from '#machines/scenario.ts';
import { receiptMachine } from './receipt.machine.ts';

export const receiptScenario: Scenario<typeof receiptMachine> = {
  machine: receiptMachine,
  input: { reference: 'K7Q2-M9XD', sentOn: '2026-11-28' },
  events: [{ event: { type: 'REFERENCE.COPY' } }],
  outcomes: {
    copyText: [
      { name: 'copied', output: undefined },
      { name: 'denied', error: new Error('Write permission denied.') },
    ],
  },
  key: ({ value }) => value,
  invariants: {
    'every press copies the reference': ({ step, after, started }) =>
      step.kind !== 'event' ||
      started.every(({ input }) => isSame(input, { text: after.context.reference })),
  },
};
