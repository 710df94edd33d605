import type { Scenario } from '#machines/scenario.ts';
import { accordionMachine } from './accordion.machine.ts';

const entries = ['is-it-free', 'how-soon', 'must-it-be-local'];

export const accordionScenario: Scenario<typeof accordionMachine> = {
  machine: accordionMachine,
  input: { entries },
  events: entries.flatMap((entry) => [
    { event: { type: 'ENTRY.OPEN', entry } },
    {
      event: { type: 'ENTRY.CLOSE', entry },
      when: ({ context }) => context.entry === entry,
    },
  ]),
  outcomes: {},
  key: ({ context }) => `open: ${context.entry ?? 'none'}`,
  invariants: {
    'an entry is set exactly while one is open': ({ after }) =>
      after.hasTag('open') === (after.context.entry !== null),
    'an entry that closes leaves another open': ({ step, before, after }) =>
      step.kind !== 'event' ||
      step.event.type !== 'ENTRY.CLOSE' ||
      after.context.entry ===
        (before.context.entry === step.event.entry ? null : before.context.entry),
    'an entry that opens is the open one': ({ step, after }) =>
      step.kind !== 'event' ||
      step.event.type !== 'ENTRY.OPEN' ||
      after.context.entry === step.event.entry,
  },
};
