import type { Scenario } from '#machines/scenario.ts';
import { accordionMachine } from './accordion.machine.ts';

const entries = ['is-it-free', 'how-soon', 'must-it-be-local'];

export const accordionScenario: Scenario<typeof accordionMachine> = {
  machine: accordionMachine,
  input: { entries },
  events: entries.flatMap((entry) => [
    { event: { type: 'ENTRY.OPEN', entry } },
    { event: { type: 'ENTRY.CLOSE', entry } },
  ]),
  outcomes: {},
  key: ({ context }) => `open: ${context.entry ?? 'none'}`,
  invariants: {
    'an entry is set exactly while one is open': ({ after }) =>
      after.hasTag('open') === (after.context.entry !== null),
    'an entry that opens is the open one, and one that closes leaves another open': ({
      step,
      before,
      after,
    }) => {
      if (step.kind !== 'event') return false;
      const { type, entry } = step.event;
      const other = before.context.entry === entry ? null : before.context.entry;
      return after.context.entry === (type === 'ENTRY.OPEN' ? entry : other);
    },
  },
};
