import type { Scenario } from '#machines/scenario.ts';
import { accordionMachine } from './accordion.machine.ts';

const entries = ['is-it-free', 'how-soon', 'paye'];

export const accordionScenario: Scenario<typeof accordionMachine> = {
  machine: accordionMachine,
  input: { entries },
  events: (['ENTRY.TOGGLE', 'ENTRY.OPEN'] as const).flatMap((type) =>
    entries.map((entry) => ({ event: { type, entry } })),
  ),
  outcomes: {},
  key: ({ context }) => `open: ${context.entry ?? 'none'}`,
  invariants: {
    'an entry is set exactly while one is open': ({ after }) =>
      after.hasTag('open') === (after.context.entry !== null),
    'a heading opens its entry, and closes it when pressed again': ({ step, before, after }) =>
      step.kind !== 'event' ||
      step.event.type !== 'ENTRY.TOGGLE' ||
      after.context.entry === (before.context.entry === step.event.entry ? null : step.event.entry),
    'a link to an entry opens it and never closes it': ({ step, after }) =>
      step.kind !== 'event' ||
      step.event.type !== 'ENTRY.OPEN' ||
      after.context.entry === step.event.entry,
  },
};
